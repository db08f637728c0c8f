import { parseDocument } from 'htmlparser2'
import { type InkExpression, readInkExpression, sixDigits } from './ink-expression.ts'
import { inksOf, isInkName } from './inks.ts'
import { type Element, elementsIn, type Properties, propertiesIn, type Rule, rulesIn } from './styles.ts'

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
  const colours = coloursIn(rulesIn(root))
  return { height, parts: joined(drawnAs('g', root, { colours, isStroked: false })), width }
}

function coloursIn(rules: readonly Rule[]): Colours {
  const byClass = new Map<string, InkExpression>()
  const byColour = new Map<string, InkExpression>()
  const inOrder: string[] = []
  const unfilled = new Set<string>()
  for (const [name, colour] of Object.entries(shownInks))
    if (isInkName(name)) byColour.set(colour, { kind: 'ink', name })
  for (const { properties, selector } of rules) {
    const [, name] = /^\.([\w-]+)$/.exec(selector) ?? []
    if (name === undefined) continue
    inOrder.push(name)
    if (isLineClass(name) && properties.fill === 'none') unfilled.add(name)
    const ink = inkOf(name, properties)
    if (ink === undefined) continue
    const expression = readInkExpression(ink)
    const shown = shownBy(name, properties)
    byClass.set(name, expression)
    if (shown !== undefined && !byColour.has(shown)) byColour.set(shown, expression)
  }
  return { byClass, byColour, inOrder, unfilled }
}

/** The colour that a class shows in an editor, with six digits. */
export function shownBy(name: string, { fill, stroke }: Properties): string | undefined {
  const shown = isLineClass(name) ? (stroke ?? fill) : (fill ?? stroke)
  return shown === undefined ? undefined : sixDigits(shown.toLowerCase())
}

/** How a class says that it is printed, or what its name says. */
export function inkOf(name: string, properties: Properties): string | undefined {
  const bare = name.replace(/^line-/, '')
  return properties['--ink'] ?? (isInkName(bare) ? bare : shownBy(name, properties))
}

function isLineClass(name: string): boolean {
  return name.startsWith('line-')
}

/** Elements that are drawn, with the attributes of their outline. Everything else that an editor leaves in a file is passed over. */
export const outlines: Readonly<Record<string, readonly string[]>> = {
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['fill-rule'],
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
/** Properties that are read from a `style`; everything else, such as an outline, counts as an attribute alone. */
export const styleProperties: readonly string[] = [
  'display',
  'fill',
  'fill-rule',
  'stroke',
  'visibility',
  ...styles.filter(name => name !== 'transform')
]

/** How the drawing is coloured, and whether a group around has a line. */
interface Surroundings {
  colours: Colours
  isStroked: boolean
}

function partsOf(element: Element, around: Surroundings): Part[] {
  const name = ['line', 'polygon', 'polyline', 'rect'].includes(element.name) ? 'path' : element.name
  return outlines[name] === undefined ? [] : drawnAs(name, element, around)
}

function drawnAs(name: string, element: Element, around: Surroundings): Part[] {
  const styled = Object.fromEntries(
    Object.entries(propertiesIn(element.attribs.style ?? '')).filter(([key]) => styleProperties.includes(key))
  )
  const attributes: Properties = { ...element.attribs, ...pathOf(element.name, element.attribs) }
  const written: Properties = { ...attributes, ...styled }
  if (isHidden(written)) return []
  const stroke = paintOf('stroke', styled, attributes, around)
  const kept = [...(outlines[name] ?? []), ...styles].filter(key => written[key] !== undefined)
  const start = [
    ...paintOf('fill', styled, attributes, around),
    ...stroke,
    ...kept.map(key => ` ${key}="${written[key]}"`)
  ]
  if (name !== 'g') return [`<${name}`, ...start, '/>']
  const isStroked = around.isStroked || stroke.length > 0
  const inside = elementsIn(element).flatMap(child => partsOf(child, { ...around, isStroked }))
  const names = classesOf(element.attribs)
    .filter(each => each.startsWith('only-'))
    .map(each => each.slice('only-'.length))
  const parts = start.length === 0 ? inside : ['<g', ...start, '>', ...inside, '</g>']
  return names.length === 0 ? parts : [{ kind: 'only', names, parts: joined(parts) }]
}

export function classesOf({ class: classes = '' }: Properties): string[] {
  return classes.split(/\s+/).filter(name => name !== '')
}

/** An editor hides it, and not because it is for another light or province. */
export function isHidden({ class: classes = '', display, visibility = '' }: Properties): boolean {
  return (display === 'none' || ['collapse', 'hidden'].includes(visibility)) && !/(?:^|\s)only-/.test(classes)
}

/** The colour of a surface or a line, as editors show it: its style outweighs its classes, and they what is written as an attribute. */
function paintOf(
  kind: 'fill' | 'stroke',
  styled: Properties,
  attributes: Properties,
  { colours, isStroked }: Surroundings
): Part[] {
  const read = (value: string | undefined) =>
    value === undefined || value === 'none'
      ? value
      : (colours.byColour.get(sixDigits(value.toLowerCase())) ?? readInkExpression(value))
  const paint =
    read(styled[kind]) ?? classPaint(kind, classesOf(attributes), colours) ?? read(attributes[kind])
  if (paint === undefined) return []
  if (paint !== 'none') return [` ${kind}="`, paint, '"']
  return kind === 'fill' || isStroked ? [` ${kind}="none"`] : []
}

function classPaint(
  kind: 'fill' | 'stroke',
  classes: readonly string[],
  { byClass, inOrder, unfilled }: Colours
): InkExpression | 'none' | undefined {
  const colours = (name: string) => byClass.has(name) && isLineClass(name) === (kind === 'stroke')
  const clears = (name: string) => kind === 'fill' && unfilled.has(name)
  const name = inOrder.findLast(each => classes.includes(each) && (colours(each) || clears(each)))
  if (name === undefined) return undefined
  return clears(name) ? 'none' : byClass.get(name)
}

/** Rectangles, lines and polygons are written as paths: posters become PDFs by a writer that knows no other shapes. */
function pathOf(name: string, attributes: Properties): Properties {
  const { points = '', x1 = '0', x2 = '0', y1 = '0', y2 = '0' } = attributes
  if (name === 'rect') return { d: rectangle(attributes) }
  if (name === 'line') return { d: `M${x1} ${y1}L${x2} ${y2}` }
  if (name === 'polygon') return { d: `M${points.trim()}z` }
  return name === 'polyline' ? { d: `M${points.trim()}` } : {}
}

/** Of two radii that one is missing is as long as the other, and neither is longer than half of its side. */
function rectangle({ height = '0', rx, ry, width = '0', x = '0', y = '0' }: Properties): string {
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
