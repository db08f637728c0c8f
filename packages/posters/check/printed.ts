import { outlines, styleProperties } from '../src/read-drawing.ts'
import { type Properties, propertiesIn } from '../src/styles.ts'

/** Attributes that are printed, of each element. */
const printedAttributes: Readonly<Record<string, readonly string[]>> = {
  ...outlines,
  line: ['x1', 'x2', 'y1', 'y2'],
  polygon: ['fill-rule', 'points'],
  polyline: ['fill-rule', 'points'],
  rect: ['height', 'rx', 'ry', 'width', 'x', 'y'],
  svg: ['height', 'viewBox', 'width', 'x', 'y']
}

/** Names that say nothing about how a shape looks, and properties of what no poster has, such as text and gradients. */
const unseen = [
  /:/,
  /^(?:aria|data)-/,
  /^(?:baseprofile|class|id|lang|role|style|tabindex|version)$/,
  /^-inkscape-/,
  /^(?:color|flood|font|glyph|lighting|solid|stop|text)(?:-|$)/,
  /^(?:alignment|dominant)-baseline$/,
  /^(?:letter|word)-spacing$/,
  /^shape-(?:inside|margin|padding|rendering|subtract)$/,
  /^(?:unicode-bidi|white-space|writing-mode)$/,
  /^(?:baseline-shift|clip-rule|cursor|direction|enable-background|image-rendering|inline-size|isolation|line-height|overflow|pointer-events)$/
]

const none = /^none$/
const whole = /^(?:1(?:\.0+)?|100%)$/
/** Values with which a property that is not printed changes nothing. */
const defaults: Readonly<Record<string, RegExp>> = {
  'clip-path': none,
  'fill-opacity': whole,
  filter: none,
  marker: none,
  'marker-end': none,
  'marker-mid': none,
  'marker-start': none,
  mask: none,
  media: /^(?:all|screen)$/,
  'mix-blend-mode': /^normal$/,
  opacity: whole,
  'paint-order': /^(?:normal$|fill|markers (?:normal|fill))/,
  preserveaspectratio: /^xmidymid(?: meet)?$/,
  'stroke-dashoffset': /^0(?:\.0+)?(?:px)?$/,
  'stroke-miterlimit': /^4(?:\.0+)?$/,
  'stroke-opacity': whole,
  transform: none,
  type: /^text\/css$/,
  'vector-effect': none,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/
}

const mixed = 'use opacity, or a colour that is mixed'
const asShape = 'draw it as a shape'
const cut = 'cut the shape itself'
/** Advice for a property that is not printed. */
const remedies: Readonly<Record<string, string>> = {
  'clip-path': cut,
  'fill-opacity': mixed,
  filter: 'draw it in flat colours',
  marker: asShape,
  'marker-end': asShape,
  'marker-mid': asShape,
  'marker-start': asShape,
  mask: cut,
  'mix-blend-mode': 'use a colour that is mixed',
  opacity: 'give it to each shape',
  'paint-order': 'draw the surface above its line as a path of its own',
  'stroke-dashoffset': 'begin the path where its first dash begins',
  'stroke-opacity': mixed,
  'transform-origin': 'write the transform so that it needs none'
}

/** Says which attributes and styles of a shape, a group or the whole drawing an editor shows and the printer leaves out. */
export function unprintedFlaws(shape: string, element: string, attributes: Properties): string[] {
  const styled = propertiesIn(attributes.style ?? '')
  const transform = element === 'svg' ? [] : ['transform']
  // A PDF blends each shape alone: where those of a group overlap, they would show through each other.
  const isGroup = element === 'g' || element === 'svg'
  const styles: readonly string[] = isGroup
    ? styleProperties.filter(name => name !== 'opacity')
    : styleProperties
  const printed = [...styles, ...transform, ...(printedAttributes[element] ?? [])]
  const join = styled['stroke-linejoin'] ?? attributes['stroke-linejoin'] ?? 'miter'
  const isIdle = (name: string, value: string) =>
    changesNothing(name, value) || (name === 'stroke-miterlimit' && join !== 'miter')
  return [
    ...Object.entries(attributes)
      .filter(([name, value]) => !printed.includes(name) && !isIdle(name, value))
      .map(([name]) => unprinted(shape, name)),
    ...Object.entries(styled)
      .filter(([name, value]) => !styles.includes(name) && !isIdle(name, value))
      .map(([name]) => unprinted(shape, name, isAttribute(element, name))),
    ...Object.entries(styled).flatMap(([name, value]) => importantFlaws(shape, name, value))
  ]
}

/** Whether a property that is not printed may be there all the same. */
export function changesNothing(name: string, value: string): boolean {
  const property = name.toLowerCase()
  return (
    unseen.some(pattern => pattern.test(property)) ||
    (defaults[property]?.test(value.trim().toLowerCase()) ?? false)
  )
}

export function importantFlaws(shape: string, name: string, value: string): string[] {
  return /!\s*important/i.test(value)
    ? [`${shape} has !important at ${name}, which is not printed: take it away.`]
    : []
}

function isAttribute(element: string, name: string): boolean {
  return name === 'transform' || (printedAttributes[element] ?? []).includes(name)
}

function unprinted(shape: string, name: string, isOnlyAttribute = false): string {
  return isOnlyAttribute
    ? `${shape} has ${name} in its style, which is not printed: write it as an attribute.`
    : `${shape} has ${name}, which is not printed: ${remedies[name] ?? 'take it away'}.`
}
