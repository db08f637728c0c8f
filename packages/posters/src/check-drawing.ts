import { parseDocument } from 'htmlparser2'
import { readDrawing, shownInks } from './read-drawing.ts'

/** More than this no drawing weighs, in characters: after compression it is some 4 kB. */
const largest = 40_000
const foreign = [
  'clipPath',
  'filter',
  'foreignObject',
  'image',
  'linearGradient',
  'mask',
  'pattern',
  'radialGradient',
  'script',
  'text',
  'use'
]

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Lists the faults that an illustrator has to mend before a drawing can hang, a sentence for each. */
export function flawsOf(svg: string): string[] {
  const nodes = everyNode(parseDocument(svg, { xmlMode: true }).children)
  const names = new Set(nodes.flatMap(node => ('name' in node ? [node.name] : [])))
  const title = nodes.find(node => 'name' in node && node.name === 'title')
  return [
    ...foreign.filter(name => names.has(name)).map(name => `Turn <${name}> into paths in flat colours.`),
    ...(title === undefined ? ['Say in a <title> what it shows.'] : []),
    ...(svg.length > largest ? [`It has ${svg.length} characters; ${largest} is the most.`] : []),
    ...strayColours(nodes, svg),
    ...unreadable(svg)
  ]
}

function everyNode(nodes: readonly Node[]): Node[] {
  return nodes.flatMap(node => [node, ...('children' in node ? everyNode(node.children) : [])])
}

/** Colours written at a shape that neither the palette nor a class of the file shows. */
function strayColours(nodes: readonly Node[], svg: string): string[] {
  const known = new Set([...Object.values(shownInks), ...declaredColours(svg)])
  const written = nodes.flatMap(node =>
    'attribs' in node
      ? Object.values(node.attribs).flatMap(value => value.match(/#[\da-f]{6}\b/gi) ?? [])
      : []
  )
  const stray = [...new Set(written.map(colour => colour.toLowerCase()))].filter(colour => !known.has(colour))
  return stray.map(
    colour => `${colour} is no colour of the palette: use one of its classes, or declare one with --ink.`
  )
}

function declaredColours(svg: string): string[] {
  const styles = [...svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  return styles.flatMap(style => style.match(/#[\da-f]{6}\b/gi) ?? []).map(colour => colour.toLowerCase())
}

function unreadable(svg: string): string[] {
  try {
    const { height, width } = readDrawing(svg)
    return width > 0 && height > 0 ? [] : ['Its viewBox says no size.']
  } catch (error) {
    return [error instanceof Error ? `${error.message}.` : 'It cannot be read.']
  }
}
