const token = /<(\/?)([a-z]+)((?: [a-zA-Z-]+(?::[a-z]+)?="[^"<&]*")*)(\/?)>|([^<&]|&(?:amp|lt|gt);)+/y

/** The first thing that is wrong with a small XML document, or null. Strict: elements, quoted attributes and text, nothing else. */
export function flawOf(xml: string): string | null {
  const open: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const found = token.exec(xml)
    if (found === null) return `cannot be read: ${xml.slice(at, at + 60)}`
    const [, closing, name, attributes = '', alone] = found
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `an attribute twice: ${found[0]}`
    if (name === undefined || alone === '/') continue
    if (closing !== '/') open.push(name)
    else if (open.pop() !== name) return `closed but not open: ${name}`
  }
  return open.length === 0 ? null : `not closed: ${open.join(', ')}`
}
