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
  /** The classes in the order of their rules, since the last rule that fits a shape holds. */
  inOrder: readonly string[]
  /** Classes of lines that have no surface: `fill: none`. */
  unfilled: ReadonlySet<string>
}

/**
 * Reads a drawing as a person or an editor such as Inkscape writes it. Colours are classes, declared in its style with the colour they
 * show there: `.sea { fill: #2a5db8; --ink: mix(water, deep, 20%) }` is a surface, `.line-sea { stroke: ... }` a line; a class with the name of
 * an ink needs no `--ink`, and a line may say `fill: none`. A colour that an editor wrote at a shape counts as the ink that shows it. `only-night` and the like make a group that is
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
  const inOrder: string[] = []
  const unfilled = new Set<string>()
  for (const [name, colour] of Object.entries(shownInks))
    if (isInkName(name)) byColour.set(colour, { kind: 'ink', name })
  for (const [, name = '', rules = ''] of style.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)) {
    const value = (property: string) =>
      new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+)`).exec(rules)?.[1]?.trim()
    const shown = isLineClass(name) ? (value('stroke') ?? value('fill')) : (value('fill') ?? value('stroke'))
    inOrder.push(name)
    if (isLineClass(name) && value('fill') === 'none') unfilled.add(name)
    const bare = name.replace(/^line-/, '')
    const ink = value('--ink') ?? (isInkName(bare) ? bare : shown)
    if (ink === undefined) continue
    const expression = readInkExpression(ink)
    byClass.set(name, expression)
    if (shown !== undefined && !byColour.has(shown)) byColour.set(shown, expression)
  }
  return { byClass, byColour, inOrder, unfilled }
}

function isLineClass(name: string): boolean {
  return name.startsWith('line-')
}

/** Elements that are drawn, with the attributes of their outline. Everything else that an editor leaves in a file is passed over. */
export const outlines: Readonly<Record<string, readonly string[]>> = {
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: [],
  path: ['d', 'fill-rule']
}
const styles = [
  'opacity',
  'transform',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width'
]

function partsOf(element: Element, colours: Colours): Part[] {
  const name = ['line', 'polygon', 'polyline', 'rect'].includes(element.name) ? 'path' : element.name
  const outline = outlines[name]
  if (outline === undefined) return []
  const styled = declarationsIn(element.attribs.style ?? '')
  const written: Attributes = { ...element.attribs, ...styled }
  if (isHidden(written)) return []
  const attributes = { ...written, ...pathOf(element.name, written) }
  const classes = (attributes.class ?? '').split(/\s+/)
  // A style at the shape outweighs its classes.
  const classesFor = (kind: 'fill' | 'stroke') => (styled[kind] === 'none' ? [] : classes)
  const paints = [
    ...paintOf('fill', classesFor('fill'), attributes, colours),
    ...paintOf('stroke', classesFor('stroke'), attributes, colours)
  ]
  const kept = [...outline, ...styles].filter(key => attributes[key] !== undefined)
  const start = [...paints, ...kept.map(key => ` ${key}="${attributes[key]}"`)]
  if (name !== 'g') return [`<${name}`, ...start, '/>']
  const inside = elementsIn(element).flatMap(child => partsOf(child, colours))
  const names = classes.filter(each => each.startsWith('only-')).map(each => each.slice('only-'.length))
  const parts = start.length === 0 ? inside : ['<g', ...start, '>', ...inside, '</g>']
  return names.length === 0 ? parts : [{ kind: 'only', names, parts: joined(parts) }]
}

/** An editor hides it, and not because it is for another light or province. */
export function isHidden({ class: classes = '', display, visibility }: Attributes): boolean {
  return (display === 'none' || visibility === 'hidden') && !/(?:^|\s)only-/.test(classes)
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

/** The colour of a surface or a line: written at the shape, else that of its class. */
function paintOf(
  kind: 'fill' | 'stroke',
  classes: readonly string[],
  attributes: Attributes,
  { byClass, byColour, inOrder, unfilled }: Colours
): Part[] {
  const written = attributes[kind]
  const colours = (name: string) => byClass.has(name) && isLineClass(name) === (kind === 'stroke')
  const clears = (name: string) => kind === 'fill' && unfilled.has(name)
  const className = inOrder.findLast(name => classes.includes(name) && (colours(name) || clears(name))) ?? ''
  const isNone = written === undefined || written === 'none'
  if (isNone && clears(className)) return [' fill="none"']
  const ink = isNone
    ? byClass.get(className)
    : (byColour.get(written.toLowerCase()) ?? readInkExpression(written))
  if (ink !== undefined) return [` ${kind}="`, ink, '"']
  return written === 'none' && kind === 'fill' ? [' fill="none"'] : []
}

/** Rectangles, lines and polygons are written as paths: posters become PDFs by a writer that knows no other shapes. */
function pathOf(name: string, attributes: Attributes): Attributes {
  const { points = '', x1 = '0', x2 = '0', y1 = '0', y2 = '0' } = attributes
  if (name === 'rect') return { d: rectangle(attributes) }
  if (name === 'line') return { d: `M${x1} ${y1}L${x2} ${y2}` }
  if (name === 'polygon') return { d: `M${points.trim()}z` }
  return name === 'polyline' ? { d: `M${points.trim()}` } : {}
}

/** Of two radii that one is missing is as long as the other, and neither is longer than half of its side. */
function rectangle({ height = '0', rx, ry, width = '0', x = '0', y = '0' }: Attributes): string {
  const [wide, high] = [Number(width), Number(height)]
  const across = Math.min(Number(rx ?? ry ?? 0), wide / 2)
  const down = Math.min(Number(ry ?? rx ?? 0), high / 2)
  if (across <= 0 || down <= 0) return `M${x} ${y}h${width}v${height}h-${width}z`
  const corner = (toX: number, toY: number) => `a${across} ${down} 0 0 1 ${toX} ${toY}`
  const [right, below] = [wide - 2 * across, high - 2 * down]
  return `M${Number(x) + across} ${y}h${right}${corner(across, down)}v${below}${corner(-across, down)}h${-right}${corner(-across, -down)}v${-below}${corner(across, -down)}z`
}

/** Joins texts that stand side by side. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}
