import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

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
export function unitFlaws(shape: string, written: Attributes): string[] {
  return lengths.flatMap(name => {
    const value = written[name]
    return value === undefined || isPlain(value)
      ? []
      : [`${shape} has ${name} ${value}: write a number without a unit.`]
  })
}

function isPlain(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value))
}

/** Says which properties of a class are not printed: a surface has a `fill`, a line a `stroke` and perhaps no fill. */
export function ruleFlaws(name: string, rule: string): string[] {
  const isLine = name.startsWith('line-')
  const colour = isLine ? 'stroke' : 'fill'
  return [...rule.matchAll(/(?:^|;)\s*([\w-]+)\s*:\s*([^;]*)/g)].flatMap(([, property = '', value = '']) => {
    if (property === '--ink' || property === colour) return []
    if (property === 'fill' && value.trim() === 'none') return []
    if (property === 'stroke')
      return [`.${name} has stroke, which is not printed: lines have a class of their own, .line-${name}.`]
    return property === 'fill'
      ? [`.${name} has fill, which is not printed: surfaces have a class of their own.`]
      : [`.${name} has ${property}, which is not printed from a class: write it at the shape.`]
  })
}

/** The class of a line clears the surface as well. */
export function isUnfilled(name: string, rule: string | undefined): boolean {
  return name.startsWith('line-') && rule !== undefined && /(?:^|[\s;])fill:\s*none/.test(rule)
}
