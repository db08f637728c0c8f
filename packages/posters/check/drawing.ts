import { brotliCompressSync } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { inksOf, isInkName } from '../src/inks.ts'
import { lights } from '../src/light.ts'
import { provincePalettes } from '../src/palettes.ts'
import { printDrawing } from '../src/print-drawing.ts'
import { isHidden, outlines, readDrawing, shownInks } from '../src/read-drawing.ts'
import { isUnfilled, ruleFlaws, unclosedFlaws, unitFlaws } from './written.ts'

/** More than this no drawing weighs as it is printed, in bytes after compression. */
const largest = 4000
/** The sheet of each format, in the units of its `viewBox`. */
export const sheets = {
  mark: '96 96',
  panorama: '1200 300',
  square: '360 360',
  tall: '360 480',
  wide: '400 300'
} as const

/** Elements that an editor keeps in a file and nobody sees. */
const unseen = ['defs', 'desc', 'metadata', 'style', 'title']
const shapes = [...Object.keys(outlines), 'line', 'polygon', 'polyline', 'rect']
/** Properties that are not printed, and what to do instead. */
const unprinted: Readonly<Record<string, string>> = {
  'clip-path': 'cut the shape itself',
  'fill-opacity': 'use opacity, or a colour that is mixed',
  filter: 'draw it in flat colours',
  marker: 'draw it as a shape',
  'marker-end': 'draw it as a shape',
  'marker-mid': 'draw it as a shape',
  'marker-start': 'draw it as a shape',
  mask: 'cut the shape itself',
  'mix-blend-mode': 'use a colour that is mixed',
  'stroke-opacity': 'use opacity, or a colour that is mixed'
}

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: object }>
type Attributes = Readonly<Record<string, string>>

/** A shape or a group, with what is written at it, and whether it or a group around it says how it is filled. */
interface Drawn {
  element: Element
  isFilled: boolean
  written: Attributes
}

/** Lists the faults that an illustrator has to mend before a drawing can hang, a sentence for each. */
export function flawsOf(svg: string): string[] {
  const root = elementsIn(parseDocument(svg, { xmlMode: true })).find(({ name }) => name === 'svg')
  const children = root === undefined ? [] : elementsIn(root)
  const rules = new Map(rulesIn(svg))
  const fills = (name: string) => isPaint(name) || isUnfilled(name, rules.get(name))
  const drawn = children.flatMap(child => everyDrawn(child, false, fills))
  const flaws = [
    ...unclosedFlaws(svg),
    ...drawn.flatMap(({ element: { name } }) =>
      shapes.includes(name) ? [] : [`Turn <${name}> into paths in flat colours.`]
    ),
    ...(children.some(({ name }) => name === 'title') ? [] : ['Say in a <title> what it shows.']),
    ...drawn.flatMap(hiddenFlaws),
    ...drawn.flatMap(colourlessFlaws),
    ...drawn.flatMap(unprintedFlaws),
    ...drawn.flatMap(({ element, written }) => unitFlaws(named(element), written)),
    ...drawn.flatMap(onlyFlaws),
    ...classFlaws(drawn, svg),
    ...strayColours(drawn, svg),
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

function elementsIn({ children }: { children: readonly object[] }): Element[] {
  return children.filter((child): child is Element => 'attribs' in child)
}

/** Leaves out definitions and an editor's own notes, such as the colour of its page: neither is drawn. */
function everyDrawn(element: Element, isAround: boolean, fills: (name: string) => boolean): Drawn[] {
  if (unseen.includes(element.name) || element.name.includes(':')) return []
  const written = { ...element.attribs, ...declarationsIn(element.attribs.style ?? '') }
  const isFilled = isAround || written.fill !== undefined || classesOf(written).some(fills)
  const inside = elementsIn(element).flatMap(child => everyDrawn(child, isFilled, fills))
  return [{ element, isFilled, written }, ...inside]
}

function isPaint(name: string): boolean {
  return !name.startsWith('only-') && !name.startsWith('line-')
}

function declarationsIn(style: string): Attributes {
  return Object.fromEntries(
    [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()])
  )
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

function unprintedFlaws({ element, written }: Drawn): string[] {
  return Object.entries(unprinted).flatMap(([property, instead]) => {
    const value = written[property]
    return value === undefined || value === 'none' || value === '1'
      ? []
      : [`${named(element)} has ${property}, which is not printed: ${instead}.`]
  })
}

/** Classes that are used and not declared, and those of its own that do not say how they are printed. */
function classFlaws(drawn: readonly Drawn[], svg: string): string[] {
  const rules = new Map(rulesIn(svg))
  const unread = selectorsIn(svg).flatMap(([selector]) => (isClassSelector(selector) ? [] : [selector]))
  const used = drawn.flatMap(({ written }) => classesOf(written).filter(name => !name.startsWith('only-')))
  return [
    ...unread.map(selector => `${selector} in its <style> is not read: name one class, such as .sea.`),
    ...used.filter(name => !rules.has(name)).map(undeclared),
    ...[...rules]
      .filter(([name, rule]) => !isInkName(bareName(name)) && !/(?:^|[\s;])--ink:/.test(rule))
      .map(
        ([name]) => `.${name} does not say how it is printed: add --ink, such as --ink: mix(wood, deep, 30%).`
      ),
    ...[...rules].flatMap(([name, rule]) => ruleFlaws(name, rule))
  ]
}

function undeclared(name: string): string {
  const ink = bareName(name)
  if (!isInkName(ink)) return `${name} is no class of its <style> and no ink: declare it with --ink.`
  const property = ink === name ? 'fill' : 'stroke'
  return `${name} is not declared and would be black: add .${name} { ${property}: ${shownInks[ink]}; } to its <style>.`
}

function bareName(name: string): string {
  return name.replace(/^line-/, '')
}

function classesOf({ class: classes = '' }: Attributes): string[] {
  return classes.split(/\s+/).filter(name => name !== '')
}

/** The classes that its styles declare, each with its rules. */
function rulesIn(svg: string): [name: string, rules: string][] {
  return selectorsIn(svg).flatMap(([selector, rules]): [string, string][] =>
    isClassSelector(selector) ? [[selector.slice(1), rules]] : []
  )
}

function selectorsIn(svg: string): [selector: string, rules: string][] {
  const styles = [...svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  const rules = styles
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^}]*)\}/g)
  return [...rules].map(([, selector = '', rule = '']) => [selector.trim(), rule])
}

function isClassSelector(selector: string): boolean {
  return /^\.[\w-]+$/.test(selector)
}

/** Colours written at a shape that neither the palette nor a class of the file shows. */
function strayColours(drawn: readonly Drawn[], svg: string): string[] {
  const declared = rulesIn(svg).flatMap(([, rules]) => rules.toLowerCase().match(/#[\da-f]{6}\b/g) ?? [])
  const known = new Set([...Object.values(shownInks), ...declared])
  const written = drawn.flatMap(({ written: { fill = '', stroke = '' } }) =>
    [fill, stroke].flatMap(value => value.toLowerCase().match(/^#(?:[\da-f]{3}|[\da-f]{6})$/) ?? [])
  )
  return [...new Set(written)]
    .filter(colour => !known.has(colour))
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
