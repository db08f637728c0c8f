import { parseDocument } from 'htmlparser2'
import { isHidden, outlines, readDrawing, shownInks } from '../src/read-drawing.ts'

/** More than this no drawing weighs, in characters: after compression it is some 4 kB. */
const largest = 40_000
/** The sheet of each format, in the units of its `viewBox`. */
export const sheets = { mark: '96 96', square: '360 360', tall: '360 480', wide: '400 300' } as const

/** Elements that an editor keeps in a file and nobody sees. */
const unseen = ['defs', 'desc', 'metadata', 'style', 'title']
const shapes = [...Object.keys(outlines), 'line', 'polygon', 'polyline', 'rect']
/** Properties that are not printed, and what to do instead. */
const unprinted: Readonly<Record<string, string>> = {
  'clip-path': 'cut the shape itself',
  'fill-opacity': 'use opacity, or a colour that is mixed',
  filter: 'draw it in flat colours',
  mask: 'cut the shape itself',
  'stroke-opacity': 'use opacity, or a colour that is mixed'
}

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: object }>
type Attributes = Readonly<Record<string, string>>

/** A shape or a group, with what is written at it, and whether a group around it gives it a colour. */
interface Drawn {
  element: Element
  isPainted: boolean
  written: Attributes
}

/** Lists the faults that an illustrator has to mend before a drawing can hang, a sentence for each. */
export function flawsOf(svg: string): string[] {
  const root = elementsIn(parseDocument(svg, { xmlMode: true })).find(({ name }) => name === 'svg')
  const children = root === undefined ? [] : elementsIn(root)
  const drawn = children.flatMap(child => everyDrawn(child, false))
  const flaws = [
    ...drawn.flatMap(({ element: { name } }) =>
      shapes.includes(name) ? [] : [`Turn <${name}> into paths in flat colours.`]
    ),
    ...(children.some(({ name }) => name === 'title') ? [] : ['Say in a <title> what it shows.']),
    ...(svg.length > largest ? [`It has ${svg.length} characters; ${largest} is the most.`] : []),
    ...drawn.flatMap(hiddenFlaws),
    ...drawn.flatMap(colourlessFlaws),
    ...drawn.flatMap(unprintedFlaws),
    ...strayColours(drawn, svg),
    ...unreadable(svg)
  ]
  return [...new Set(flaws)]
}

/** Says where a sheet has other proportions than the format it is for. */
export function sheetFlaw(format: keyof typeof sheets, svg: string): string[] {
  const [, found = ''] = /viewBox="([^"]*)"/.exec(svg) ?? []
  const wanted = `0 0 ${sheets[format]}`
  const isMeant =
    found
      .trim()
      .split(/[\s,]+/)
      .map(Number)
      .join(' ') === wanted
  return isMeant ? [] : [`Its viewBox is "${found}"; make it "${wanted}".`]
}

function elementsIn({ children }: { children: readonly object[] }): Element[] {
  return children.filter((child): child is Element => 'attribs' in child)
}

/** Leaves out definitions and an editor's own notes, such as the colour of its page: neither is drawn. */
function everyDrawn(element: Element, isPainted: boolean): Drawn[] {
  if (unseen.includes(element.name) || element.name.includes(':')) return []
  const written = { ...element.attribs, ...declarationsIn(element.attribs.style ?? '') }
  const paints = isPainted || written.fill !== undefined || (written.class ?? '').split(/\s+/).some(isPaint)
  return [{ element, isPainted, written }, ...elementsIn(element).flatMap(child => everyDrawn(child, paints))]
}

function isPaint(name: string): boolean {
  return name !== '' && !name.startsWith('only-') && !name.startsWith('line-')
}

function declarationsIn(style: string): Attributes {
  return Object.fromEntries(
    [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()])
  )
}

/** Which one it is, by the name that an editor shows for it. */
function named({ name, attribs }: Element): string {
  const own = attribs['inkscape:label'] ?? attribs.id
  return own === undefined ? `A <${name}>` : `<${name}> «${own}»`
}

function hiddenFlaws({ element, written }: Drawn): string[] {
  return isHidden(written)
    ? [
        `${named(element)} is hidden and will not be printed: delete it, or give it a class such as only-night.`
      ]
    : []
}

function colourlessFlaws({ element, isPainted, written }: Drawn): string[] {
  const classes = (written.class ?? '').split(/\s+/)
  const isLine = classes.some(name => name.startsWith('line-')) || written.stroke !== undefined
  const hasColour = isPainted || isLine || written.fill !== undefined || classes.some(isPaint)
  return element.name === 'g' || !shapes.includes(element.name) || hasColour
    ? []
    : [`${named(element)} has no colour and would be black: give it a class such as sea.`]
}

function unprintedFlaws({ element, written }: Drawn): string[] {
  return Object.entries(unprinted).flatMap(([property, instead]) => {
    const value = written[property]
    return value === undefined || value === 'none' || value === '1'
      ? []
      : [`${named(element)} has ${property}, which is not printed: ${instead}.`]
  })
}

/** Colours written at a shape that neither the palette nor a class of the file shows. */
function strayColours(drawn: readonly Drawn[], svg: string): string[] {
  const known = new Set([...Object.values(shownInks), ...declaredColours(svg)])
  const written = drawn.flatMap(({ written: { fill = '', stroke = '' } }) =>
    [fill, stroke].flatMap(value => value.toLowerCase().match(/^#[\da-f]{6}$/) ?? [])
  )
  return [...new Set(written)]
    .filter(colour => !known.has(colour))
    .map(
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
