import type { z } from 'zod'

import { valueAt, writtenPath } from './document-path.ts'
import type { IssueTexts } from './problem.ts'

type Issue = z.core.$ZodIssue
type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall

/** An issue of a schema, said in plain words, at its place in the document. */
export interface Finding extends IssueTexts {
  path: PropertyKey[]
}

const kinds: Record<string, string> = {
  array: 'una lista',
  boolean: 'sí o no (true o false)',
  date: 'una fecha',
  int: 'un número entero, por ejemplo 90',
  number: 'un número, por ejemplo 25',
  object: 'un grupo de campos',
  record: 'un grupo de campos',
  string: 'un texto'
}

const missing: Record<string, string> = {
  nombre: 'falta el nombre',
  opinion: 'falta la opinión',
  pregunta: 'falta la pregunta',
  respuesta: 'falta la respuesta'
}

function missingWords(field: string): string {
  return missing[field] ?? (/^\d*$/.test(field) ? 'falta un valor' : `falta «${field}»`)
}

/** The issues of a document in plain words, those of a union from the branch that comes nearest to what was written. */
export function findingsOf(
  issues: readonly Issue[],
  document: unknown,
  start: PropertyKey[] = []
): Finding[] {
  return issues.flatMap(issue => {
    const place = [...start, ...issue.path]
    const branch = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : undefined
    if (branch) return findingsOf(branch, document, place)
    const path = writtenPath(document, place)
    return [{ ...wordsOf(issue, valueAt(document, path)), path }]
  })
}

function nearestBranch(branches: readonly Issue[][]): Issue[] | undefined {
  const depth = (issues: Issue[]) => Math.max(...issues.map(issue => issue.path.length))
  const filled = branches.filter(issues => issues.length > 0)
  return filled.toSorted((one, other) => depth(other) - depth(one) || one.length - other.length)[0]
}

function wordsOf(issue: Issue, value: unknown): IssueTexts {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue, value)
    case 'too_big':
    case 'too_small':
      return sizeWords(issue, value)
    case 'invalid_format':
      return {
        expected: formats[issue.format] ?? 'otra forma de escribirlo',
        problem: 'no está bien escrito'
      }
    case 'invalid_value':
      return {
        expected: `uno de: ${issue.values.map(String).join(', ')}`,
        problem: 'no es uno de los valores posibles'
      }
    case 'not_multiple_of':
      return { expected: `un múltiplo de ${issue.divisor}`, problem: `no es un múltiplo de ${issue.divisor}` }
    case 'unrecognized_keys':
      return { expected: 'solo los campos descritos', problem: `sobran campos: ${issue.keys.join(', ')}` }
    case 'invalid_key':
      return { expected: 'otro nombre de campo', problem: 'el nombre de un campo no vale' }
    case 'invalid_element':
      return { expected: 'otro valor', problem: 'un valor de la lista no vale' }
    case 'invalid_union':
      return { expected: 'otra forma de escribirlo', problem: 'no tiene ninguna de las formas posibles' }
    case 'custom':
      break
  }
  return customWords(issue)
}

const formats: Record<string, string> = {
  datetime: 'una fecha con hora y zona, por ejemplo 2026-05-16T21:30:00+02:00',
  email: 'una dirección de correo, por ejemplo ana@example.com',
  url: 'una dirección que empiece por https://'
}

function typeWords({ expected, path }: z.core.$ZodIssueInvalidType, value: unknown): IssueTexts {
  const kind = kinds[expected]
  const words = kind ?? 'otro tipo de valor'
  const isMissing = value === undefined || value === null
  if (isMissing) return { expected: words, problem: missingWords(String(path.at(-1) ?? '')) }
  return {
    expected: words,
    problem: kind ? `no es ${kind.replace(/,.*$/, '')}` : 'no es de un tipo que valga'
  }
}

const sizes = {
  array: { big: 'larga', many: ' elementos', one: ' elemento', small: 'corta' },
  number: { big: 'grande', many: '', one: '', small: 'pequeño' },
  string: { big: 'largo', many: ' caracteres', one: ' carácter', small: 'corto' }
} as const

function sizeWords(issue: SizeIssue, value: unknown): IssueTexts {
  const isText = issue.origin === 'string'
  const { big, many, one, small } = sizes[isText ? 'string' : issue.origin === 'array' ? 'array' : 'number']
  const counted = (count: number | bigint) =>
    `${count.toLocaleString('es-ES')}${Number(count) === 1 ? one : many}`
  const found = isText && typeof value === 'string' ? ` (${counted(value.trim().length)})` : ''
  return issue.code === 'too_big'
    ? { expected: `como mucho ${counted(issue.maximum)}`, problem: `es demasiado ${big}${found}` }
    : { expected: `al menos ${counted(issue.minimum)}`, problem: `es demasiado ${small}${found}` }
}

/** Our own rules bring their words along, as `params` of the issue; without a problem, something is missing. */
function customWords({ params, path }: z.core.$ZodIssueCustom): IssueTexts {
  const { expected, problem } = params ?? {}
  return {
    expected: typeof expected === 'string' ? expected : 'otro valor',
    problem: typeof problem === 'string' ? problem : missingWords(String(path.at(-1) ?? ''))
  }
}
