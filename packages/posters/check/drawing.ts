import { brotliCompressSync } from 'node:zlib'
import { parseDocument, Parser } from 'htmlparser2'
import { sixDigits } from '../src/ink-expression.ts'
import { inksOf } from '../src/inks.ts'
import { lights } from '../src/light.ts'
import { provincePalettes } from '../src/palettes.ts'
import { printDrawing } from '../src/print-drawing.ts'
import { classesOf, isHidden, outlines, readDrawing, shownBy, shownInks } from '../src/read-drawing.ts'
import {
  type Element,
  elementsIn,
  type Properties,
  propertiesIn,
  type Rule,
  rulesIn,
  stylesIn,
  textIn
} from '../src/styles.ts'
import { classesIn, classFlaws, isUnfilled } from './classes.ts'
import { unprintedFlaws } from './printed.ts'

/** Names the elements that a file opens and does not close: it may have been cut off while it was saved. */
function unclosedFlaws(svg: string): string[] {
  const unclosed: string[] = []
  const parser = new Parser(
    {
      onclosetag: (name, isImplied) => {
        const closesItself = svg[parser.endIndex - 1] === '/'
        if (isImplied && !closesItself) unclosed.push(name)
      }
    },
    { xmlMode: true }
  )
  parser.end(svg)
  return unclosed.map(name => `<${name}> is not closed: a </${name}> is missing, or the file is cut off.`)
}

const lengths = [
  'cx',
  'cy',
  'height',
  'opacity',
  'r',
  'rx',
  'ry',
  'stroke-width',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2'
]

/** Says which lengths of a shape are no plain numbers. */
function unitFlaws(shape: string, written: Properties): string[] {
  return [...lengths, 'stroke-dasharray'].flatMap(name => {
    const value = written[name]
    return value === undefined || isPlain(value) || (name === 'stroke-dasharray' && isDashes(value))
      ? []
      : [`${shape} has ${name} ${value}: write a number without a unit.`]
  })
}

/** Lengths of dashes and gaps. */
function isDashes(value: string): boolean {
  return value.trim() === 'none' || value.split(/[\s,]+/).every(isPlain)
}

function isPlain(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value))
}

/** More than this no drawing weighs as it is printed, in bytes after compression. */
const largest = 4000
/** The sheet of each format, in the units of its `viewBox`. */
export const sheets = {
  mark: '96 96',
  panorama: '1200 300',
  share: '570 300',
  square: '360 360',
  tall: '360 480',
  wide: '400 300'
} as const

/** Elements that an editor keeps in a file and nobody sees. */
const unseen = ['defs', 'desc', 'metadata', 'style', 'title']
const shapes = [...Object.keys(outlines), 'line', 'polygon', 'polyline', 'rect']
/** The title of the template, which says nothing yet. */
const emptyTitles = ['', 'What it shows, in a sentence.']

/** A shape or a group, with what is written at it, and whether it or a group around it says how it is filled. */
interface Drawn {
  element: Element
  isFilled: boolean
  written: Properties
}

/** Lists the faults that an illustrator has to mend before a drawing can hang, a sentence for each. */
export function flawsOf(svg: string): string[] {
  const root = elementsIn(parseDocument(svg, { xmlMode: true })).find(({ name }) => name === 'svg')
  if (root === undefined) return printFlaws(svg)
  const rules = rulesIn(root)
  const classes = new Map(classesIn(rules))
  const fills = (name: string) => isPaint(name) || isUnfilled(name, classes.get(name))
  const [sheet, ...drawn] = everyDrawn(root, false, { fills, prefixes: prefixesOf(root) })
  const all = sheet === undefined ? drawn : [sheet, ...drawn]
  const flaws = [
    ...unclosedFlaws(svg),
    ...drawn.flatMap(({ element: { name } }) => elementFlaws(name)),
    ...titleFlaws(root),
    ...all.flatMap(hiddenFlaws),
    ...drawn.flatMap(colourlessFlaws),
    ...[...all.map(({ element }) => element), ...stylesIn(root)].flatMap(attributeFlaws),
    ...all.flatMap(({ element, written }) => unitFlaws(named(element), lengthsOf(element, written))),
    ...all.flatMap(onlyFlaws),
    ...classFlaws(
      rules,
      all.flatMap(({ written }) => classesOf(written))
    ),
    ...strayColours(all, rules),
    ...printFlaws(svg)
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

interface Reading {
  /** Whether a class says how a surface is filled. */
  fills: (name: string) => boolean
  /** Names before a colon that stand for SVG itself, as in `<svg:path>`. */
  prefixes: readonly string[]
}

/** Leaves out definitions and an editor's own notes, such as the colour of its page: neither is drawn. */
function everyDrawn(element: Element, isAround: boolean, reading: Reading): Drawn[] {
  const [prefix = '', local] = element.name.split(':')
  const isForeign = local !== undefined && !reading.prefixes.includes(prefix)
  if (isForeign || unseen.includes(local ?? prefix)) return []
  const written = { ...element.attribs, ...propertiesIn(element.attribs.style ?? '') }
  const isFilled = isAround || written.fill !== undefined || classesOf(written).some(reading.fills)
  const inside = elementsIn(element).flatMap(child => everyDrawn(child, isFilled, reading))
  return [{ element, isFilled, written }, ...inside]
}

function prefixesOf({ attribs }: Element): string[] {
  const declared = Object.entries(attribs).filter(([, value]) => value === 'http://www.w3.org/2000/svg')
  return declared.flatMap(([name]) => (name.startsWith('xmlns:') ? [name.slice('xmlns:'.length)] : []))
}

function isPaint(name: string): boolean {
  return !name.startsWith('only-') && !name.startsWith('line-')
}

function elementFlaws(name: string): string[] {
  const [, local] = name.split(':')
  if (local !== undefined) return [`<${name}> is not printed: write <${local}>.`]
  return shapes.includes(name) ? [] : [`Turn <${name}> into paths in flat colours.`]
}

function titleFlaws(root: Element): string[] {
  const title = elementsIn(root).find(({ name }) => name === 'title')
  const text = title === undefined ? '' : textIn(title).trim()
  return emptyTitles.includes(text) ? ['Say in a <title> what it shows.'] : []
}

function attributeFlaws(element: Element): string[] {
  const isKnown = [...shapes, 'style', 'svg'].includes(element.name)
  return isKnown ? unprintedFlaws(named(element), element.name, element.attribs) : []
}

/** The drawing itself may be 105 mm wide in an editor: only its `viewBox` is printed. */
function lengthsOf({ name }: Element, written: Properties): Properties {
  const { 'stroke-width': width } = written
  if (name !== 'svg') return written
  return width === undefined ? {} : { 'stroke-width': width }
}

/** Names it as an editor for drawings shows it. */
function named({ name, attribs }: Element): string {
  const own = attribs['inkscape:label'] ?? attribs.id
  return own === undefined ? `A <${name}>` : `<${name}> «${own}»`
}

function hiddenFlaws({ element, written }: Drawn): string[] {
  const isClear = written.opacity !== undefined && Number.parseFloat(written.opacity) === 0
  return [
    ...(isHidden(written)
      ? [
          `${named(element)} is hidden and will not be printed: delete it, or give it a class such as only-night.`
        ]
      : []),
    ...(isClear ? [`${named(element)} has opacity 0 and is not seen: delete it.`] : [])
  ]
}

const onlyNames: readonly string[] = [...lights, ...Object.keys(provincePalettes)]

function onlyFlaws({ element, written }: Drawn): string[] {
  return classesOf(written).flatMap(name => {
    if (!name.startsWith('only-')) return []
    if (element.name !== 'g')
      return [`${named(element)} has ${name}, which counts at a group: put it into one.`]
    return onlyNames.includes(name.slice('only-'.length))
      ? []
      : [`${name} is never printed: only- goes with one of ${onlyNames.join(', ')}.`]
  })
}

function colourlessFlaws({ element, isFilled, written }: Drawn): string[] {
  if (isFilled || element.name === 'g' || !shapes.includes(element.name)) return []
  const line = classesOf(written).find(name => name.startsWith('line-'))
  if (line === undefined && written.stroke === undefined)
    return [`${named(element)} has no colour and would be black: give it a class such as sea.`]
  return element.name === 'line'
    ? []
    : [`${named(element)} has a line and no surface, which would be black: add fill="none".`]
}

/** Colours written at a shape that neither the palette nor a class of the file shows. */
function strayColours(drawn: readonly Drawn[], rules: readonly Rule[]): string[] {
  const declared = classesIn(rules).map(([name, properties]) => shownBy(name, properties))
  const known = new Set<string | undefined>([...Object.values(shownInks), ...declared])
  const written = drawn.flatMap(({ written: { fill = '', stroke = '' } }) =>
    [fill, stroke].flatMap(value => value.toLowerCase().match(/^#(?:[\da-f]{3}|[\da-f]{6})$/) ?? [])
  )
  return [...new Set(written)]
    .filter(colour => !known.has(sixDigits(colour)))
    .map(
      colour => `${colour} is no colour of the palette: use one of its classes, or declare one with --ink.`
    )
}

/** Says why it cannot be printed, or that it weighs too much in one of its lights. */
function printFlaws(svg: string): string[] {
  try {
    const drawing = readDrawing(svg)
    if (!(drawing.width > 0 && drawing.height > 0)) return ['Its viewBox says no size.']
    const prints = lights.map(light =>
      printDrawing(drawing, drawing, {
        inks: inksOf('malaga', light, 0),
        isMirrored: false,
        light,
        province: 'malaga'
      })
    )
    const [longest = ''] = prints.toSorted((one, other) => other.length - one.length)
    const size = brotliCompressSync(longest).length
    return size > largest ? [`It weighs ${size} bytes after compression; ${largest} is the most.`] : []
  } catch (error) {
    return [error instanceof Error ? `${error.message}.` : 'It cannot be read.']
  }
}
