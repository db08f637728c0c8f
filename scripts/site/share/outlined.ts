import type { Typeface } from './typeface.ts'

const textElement = /<text([^>]*)>([^<]*)<\/text>/g
const attribute = /([\w-]+)="([^"]*)"/g

/** What of a text element its path is made from; the rest stays as it is. */
const consumed = new Set(['x', 'y', 'font-family', 'font-size', 'font-weight'])

/** The drawing with its text as paths. A line that would go beyond `right` is set smaller. */
export function outlined(svg: string, typeface: Typeface, right: number): string {
  return svg.replace(textElement, (_, written: string, content: string) => {
    const attributes = new Map([...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]))
    const line = unescaped(content)
    const [x, y] = [Number(attributes.get('x') ?? 0), Number(attributes.get('y') ?? 0)]
    const size = fitted(line, Number(attributes.get('font-size')), right - x, typeface)
    const rest = [...attributes].filter(([name]) => !consumed.has(name))
    const more = rest.map(([name, value]) => ` ${name}="${value}"`).join('')
    return `<path d="${typeface.outline(line, size, x, y)}"${more}/>`
  })
}

function fitted(line: string, size: number, room: number, typeface: Typeface): number {
  const width = typeface.width(line, size)
  return width <= room ? size : (size * room) / width
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
