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

/** Says what a class declares that is not printed as an editor shows it: a surface has a `fill`, a line a `stroke` and perhaps no fill. */
export function ruleFlaws(name: string, rule: string): string[] {
  const declared = [...rule.matchAll(/(?:^|;)\s*([\w-]+)\s*:\s*([^;]*)/g)].map(
    ([, property = '', value = '']): [string, string] => [property, value.trim()]
  )
  const colour = name.startsWith('line-') ? 'stroke' : 'fill'
  const shown = declared.find(([property]) => property === colour)?.[1] ?? 'none'
  return [
    ...(shown === 'none'
      ? [`.${name} has no ${colour}, but is printed as one: add the colour it shows.`]
      : []),
    ...declared.flatMap(([property, value]) => unprintedRule(name, property, value))
  ]
}

function unprintedRule(name: string, property: string, value: string): string[] {
  if (property === '--ink' || (property === 'fill' && value === 'none')) return []
  const isLine = name.startsWith('line-')
  if (property === 'stroke')
    return isLine
      ? []
      : [`.${name} has stroke, which is not printed: lines have a class of their own, .line-${name}.`]
  if (property === 'fill')
    return isLine ? [`.${name} has fill, which is not printed: surfaces have a class of their own.`] : []
  return [`.${name} has ${property}, which is not printed from a class: write it at the shape.`]
}

/** The class of a line clears the surface as well. */
export function isUnfilled(name: string, rule: string | undefined): boolean {
  return name.startsWith('line-') && rule !== undefined && /(?:^|[\s;])fill:\s*none/.test(rule)
}
