/** A glob of `firebase.json` has names, `*`, `**` and `@(one|another)`; `!` at its start means every other address. */
const parts = /\*\*\/?|\*|@\([^()]*\)|[^*@]+/g
const unknown = /[?[\]{}+]|@(?!\()|\((?<!@\()/

/** The regular expression of the addresses that a glob fits. As in Hosting, `*` and `**` pass over names that begin with a dot. */
export function patternOf(glob: string): string {
  refuseUnknown(glob)
  if (glob.startsWith('!')) return `^(?!${bodyOf(glob.slice(1))}$)`
  return `^${bodyOf(glob)}$`
}

function bodyOf(glob: string): string {
  return [...glob.matchAll(parts)].map(({ 0: part, index }) => regexOf(part, glob[index - 1])).join('')
}

function regexOf(part: string, before: string | undefined): string {
  if (part === '**') return '(?!\\.|.*/\\.).*'
  if (part === '**/') return '(?:(?!\\.|.*/\\.).*/)?'
  if (part === '*') return before === '/' ? '(?!\\.)[^/]*' : '[^/]*'
  if (part.startsWith('@(')) return `(?:${choicesOf(part).map(escaped).join('|')})`
  return escaped(part)
}

/** Paths for hosts that know `*` alone, which stands for anything: one path for each choice of a glob. */
export function pathsOf(glob: string): string[] {
  refuseUnknown(glob)
  const choice = /@\([^()]*\)/.exec(glob)?.[0]
  if (choice !== undefined) return choicesOf(choice).flatMap(name => pathsOf(glob.replace(choice, name)))
  const path = glob.replace('**/*', '*').replace('**', '*')
  return [path.startsWith('/') ? path : `/${path}`]
}

function choicesOf(part: string): string[] {
  return part.slice(2, -1).split('|')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function refuseUnknown(glob: string): void {
  if (unknown.test(glob)) throw new TypeError(`No host but Firebase reads the glob ${glob} of firebase.json.`)
}
