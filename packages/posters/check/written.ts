import { Parser } from 'htmlparser2'
import type { Properties } from '../src/styles.ts'

/** Names the elements that a file opens and does not close: it may have been cut off while it was saved. */
export function unclosedFlaws(svg: string): string[] {
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
export function unitFlaws(shape: string, written: Properties): string[] {
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
