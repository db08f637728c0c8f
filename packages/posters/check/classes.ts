import { difference } from '../src/colour.ts'
import { printed, readInkExpression } from '../src/ink-expression.ts'
import { isInkName } from '../src/inks.ts'
import { inkOf, shownBy, shownInks } from '../src/read-drawing.ts'
import type { Properties, Rule } from '../src/styles.ts'
import { changesNothing, importantFlaws } from './printed.ts'

/** Two flat colours that are less apart look the same. */
const visible = 0.02

/** Names the classes that are used and not declared, and says which of those that are declared print something else than they show. */
export function classFlaws(rules: readonly Rule[], used: readonly string[]): string[] {
  const classes = classesIn(rules)
  const names = classes.map(([name]) => name)
  const unread = rules.filter(({ selector }) => !isClassSelector(selector))
  return [
    ...unread.map(({ selector }) => `${selector} in its <style> is not read: name one class, such as .sea.`),
    ...used.filter(name => !name.startsWith('only-') && !names.includes(name)).map(undeclared),
    ...names
      .filter((name, at) => names.indexOf(name) < at)
      .map(name => `.${name} is declared twice in its <style>: keep one of both.`),
    ...classes.flatMap(([name, properties]) => [
      ...inklessFlaws(name, properties),
      ...ruleFlaws(name, properties),
      ...shownFlaws(name, properties)
    ])
  ]
}

/** The classes that its styles declare, each with its properties. */
export function classesIn(rules: readonly Rule[]): [name: string, properties: Properties][] {
  return rules.flatMap(({ properties, selector }): [string, Properties][] =>
    isClassSelector(selector) ? [[selector.slice(1), properties]] : []
  )
}

function isClassSelector(selector: string): boolean {
  return /^\.[\w-]+$/.test(selector)
}

function undeclared(name: string): string {
  const ink = bareName(name)
  if (!isInkName(ink)) return `${name} is no class of its <style> and no ink: declare it with --ink.`
  const property = ink === name ? 'fill' : 'stroke'
  return `${name} is not declared and would be black: add .${name} { ${property}: ${shownInks[ink]}; } to its <style>.`
}

function inklessFlaws(name: string, properties: Properties): string[] {
  return isInkName(bareName(name)) || properties['--ink'] !== undefined
    ? []
    : [`.${name} does not say how it is printed: add --ink, such as --ink: mix(wood, deep, 30%).`]
}

function bareName(name: string): string {
  return name.replace(/^line-/, '')
}

/** A surface has a `fill`, a line a `stroke` and perhaps no fill. */
function ruleFlaws(name: string, properties: Properties): string[] {
  const colour = isLine(name) ? 'stroke' : 'fill'
  return [
    ...((properties[colour] ?? 'none') === 'none'
      ? [`.${name} has no ${colour}, but is printed as one: add the colour it shows.`]
      : []),
    ...Object.entries(properties).flatMap(([property, value]) => [
      ...unprintedRule(name, property, value),
      ...importantFlaws(`.${name}`, property, value)
    ])
  ]
}

function isLine(name: string): boolean {
  return name.startsWith('line-')
}

function unprintedRule(name: string, property: string, value: string): string[] {
  if (property === '--ink' || (property === 'fill' && value === 'none')) return []
  if (property === 'stroke')
    return isLine(name)
      ? []
      : [`.${name} has stroke, which is not printed: lines have a class of their own, .line-${name}.`]
  if (property === 'fill')
    return isLine(name)
      ? [`.${name} has fill, which is not printed: surfaces have a class of their own.`]
      : []
  return changesNothing(property, value)
    ? []
    : [`.${name} has ${property}, which is not printed from a class: write it at the shape.`]
}

/** Says where the colour in an editor is another one than that of Málaga by day, which the files show. */
function shownFlaws(name: string, properties: Properties): string[] {
  const shown = shownBy(name, properties) ?? 'none'
  const colour = colourOf(inkOf(name, properties))
  if (shown === 'none' || shown.includes('!') || colour === undefined) return []
  return /^#[\da-f]{6}$/.test(shown) && difference(shown, colour) <= visible
    ? []
    : [`.${name} shows ${shown} and is printed in ${colour}: write that colour, or another --ink.`]
}

/** No colour where its ink cannot be read: printing says so. */
function colourOf(ink = ''): string | undefined {
  try {
    return printed(readInkExpression(ink), { inks: shownInks, light: 'day' })
  } catch {
    return undefined
  }
}

/** The class of a line clears the surface as well. */
export function isUnfilled(name: string, properties: Properties | undefined): boolean {
  return isLine(name) && properties?.fill === 'none'
}
