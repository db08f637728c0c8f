import { parseDocument } from 'htmlparser2'
import { type InkExpression, readInkExpression } from './ink-expression.ts'
import { inksOf, isInkName } from './inks.ts'

/** A part of a drawing as it is written, a colour still to be printed, or parts for some lights or provinces alone. */
export type Part = string | InkExpression | Group
interface Group {
  kind: 'only'
  names: readonly string[]
  parts: Part[]
}

/** An SVG file of the art, ready to be printed in any palette. */
export interface Drawing {
  height: number
  parts: Part[]
  width: number
}

/** The palette that the files show in an editor. */
export const shownInks = inksOf('malaga', 'day', 0)

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: object }>
type Attributes = Readonly<Record<string, string>>

/** How the classes of a drawing are coloured, and which colour each of them shows in an editor. */
interface Colours {
  byClass: ReadonlyMap<string, InkExpression>
  byColour: ReadonlyMap<string, InkExpression>
}

/**
 * Reads a drawing as a person or an editor such as Inkscape writes it. Colours are classes, declared in its style with the colour they
 * show there: `.sea { fill: #2a5db8; --ink: mix(water, deep, 20%) }` is a surface, `.line-sea { stroke: ... }` a line; a class with the name of
 * an ink needs no `--ink`. A colour that an editor wrote at a shape counts as the ink that shows it. `only-night` and the like make a group that is
 * printed in that light alone. Throws a `SyntaxError` for a colour that cannot be read.
 */
export function readDrawing(svg: string): Drawing {
  const root = elementsIn(parseDocument(svg, { xmlMode: true })).find(({ name }) => name === 'svg')
  if (root === undefined) throw new SyntaxError('this file holds no drawing')
  const [, , width = 0, height = 0] = (root.attribs.viewBox ?? '').split(/[\s,]+/).map(Number)
  const style = elementsIn(root).filter(({ name }) => name === 'style')
  const colours = coloursIn(style.map(textIn).join('\n'))
  return { height, parts: joined(elementsIn(root).flatMap(each => partsOf(each, colours))), width }
}

function elementsIn(parent: { children: readonly object[] }): Element[] {
  return parent.children.filter((child): child is Element => 'attribs' in child)
}

function textIn({ children }: Element): string {
  return children.map(child => ('data' in child ? child.data : '')).join('')
}

function coloursIn(style: string): Colours {
  const byClass = new Map<string, InkExpression>()
  const byColour = new Map<string, InkExpression>()
  for (const [name, colour] of Object.entries(shownInks))
    if (isInkName(name)) byColour.set(colour, { kind: 'ink', name })
  for (const [, name = '', rules = ''] of style.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)) {
    const value = (property: string) =>
      new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+)`).exec(rules)?.[1]?.trim()
    const shown = value('fill') ?? value('stroke')
    const bare = name.replace(/^line-/, '')
    const ink = value('--ink') ?? (isInkName(bare) ? bare : shown)
    if (ink === undefined) continue
    const expression = readInkExpression(ink)
    byClass.set(name, expression)
    if (shown !== undefined && !byColour.has(shown)) byColour.set(shown, expression)
  }
  return { byClass, byColour }
}

/** What is drawn. Everything else that an editor leaves in a file is passed over. */
const shapes = ['circle', 'ellipse', 'g', 'path', 'polygon', 'polyline', 'rect']
const strokes = ['stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-width']
const kept = ['cx', 'cy', 'd', 'fill-rule', 'opacity', 'r', 'rx', 'ry', 'transform', ...strokes]

function partsOf(element: Element, colours: Colours): Part[] {
  if (!shapes.includes(element.name)) return []
  const attributes = { ...element.attribs, ...declarationsIn(element.attribs.style ?? '') }
  const classes = (attributes.class ?? '').split(/\s+/)
  const { name, shape } = plainShape(element.name, attributes)
  const start = [
    `<${name}`,
    ...paintOf(
      'fill',
      classes.find(each => colours.byClass.has(each) && !each.startsWith('line-')),
      attributes,
      colours
    ),
    ...paintOf(
      'stroke',
      classes.find(each => colours.byClass.has(each) && each.startsWith('line-')),
      attributes,
      colours
    ),
    kept.map(key => (shape[key] === undefined ? '' : ` ${key}="${shape[key]}"`)).join('')
  ]
  if (name !== 'g') return [...start, '/>']
  const inside = elementsIn(element).flatMap(child => partsOf(child, colours))
  const names = classes.filter(each => each.startsWith('only-')).map(each => each.slice('only-'.length))
  const isPlain = start.every((part, place) => (place === 0 ? part === '<g' : part === ''))
  const parts = isPlain ? inside : [...start, '>', ...inside, '</g>']
  return names.length === 0 ? parts : [{ kind: 'only', names, parts: joined(parts) }]
}

/** `fill:#f2b33d;stroke-width:2`, as editors write what is set by hand. */
function declarationsIn(style: string): Attributes {
  return Object.fromEntries(
    style.split(';').flatMap(each => {
      const [property = '', value] = each.split(':').map(part => part.trim())
      return value === undefined ? [] : [[property, value]]
    })
  )
}

/** What fills a shape or draws its line: a class, or a colour written at the shape. */
function paintOf(
  kind: 'fill' | 'stroke',
  className: string | undefined,
  attributes: Attributes,
  colours: Colours
): Part[] {
  const written = attributes[kind]
  const isWritten = written !== undefined && written !== 'none'
  const shown = isWritten
    ? (colours.byColour.get(written.toLowerCase()) ?? readInkExpression(written))
    : undefined
  const ink = shown ?? colours.byClass.get(className ?? '')
  if (ink !== undefined) return [` ${kind}="`, ink, '"']
  return written === 'none' && kind === 'fill' ? [' fill="none"'] : []
}

/** Rectangles and polygons as paths: what draws posters elsewhere, as a PDF, knows these alone. */
function plainShape(name: string, attributes: Attributes): { name: string; shape: Attributes } {
  const { height = '0', points = '', width = '0', x = '0', y = '0' } = attributes
  if (name === 'rect') return asPath(attributes, `M${x} ${y}h${width}v${height}h-${width}z`)
  if (name === 'polygon') return asPath(attributes, `M${points.trim()}z`)
  if (name === 'polyline') return asPath(attributes, `M${points.trim()}`)
  return { name, shape: attributes }
}

function asPath({ opacity, transform, ...more }: Attributes, d: string): { name: string; shape: Attributes } {
  const lines = strokes.flatMap(key => (more[key] === undefined ? [] : [[key, more[key]]]))
  const own = Object.fromEntries(lines)
  return {
    name: 'path',
    shape: {
      ...own,
      d,
      ...(opacity === undefined ? {} : { opacity }),
      ...(transform === undefined ? {} : { transform })
    }
  }
}

/** The same parts with texts that stand side by side as one. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}
