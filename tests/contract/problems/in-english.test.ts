import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import { documentProblems } from '#studio/document/decoders.contract.ts'
import type { DocumentValue } from '#domain/data/document-value.ts'
import type { FieldForm } from '#domain/data/field-form.ts'
import { problemWords } from '#studio/form/problem-words.ts'
import { studioCollections } from '#studio/document/studio-document.ts'

const english = (text: string) => problemWords(text, 'en')

describe('what the contract says', () => {
  test.each([
    ['es demasiado largo (20.001 caracteres)', 'is too long (20.001 characters)'],
    ['como mucho 1 elemento', 'at most 1 item'],
    ['no es un campo conocido: ¿querías decir «fecha»?', 'is not a known field: did you mean “fecha”?'],
    [
      'es demasiado largo; se espera como mucho 200 caracteres',
      'is too long; expected: at most 200 characters'
    ],
    ['uno de: a, b', 'one of: a, b']
  ])('%s is said in English: %s', (spanish, text) => {
    expect(english(spanish)).toEqual({ language: 'en', text })
  })

  test('stays as it is for those who work in Spanish', () => {
    expect(problemWords('no es una hora', 'es')).toEqual({ language: 'es', text: 'no es una hora' })
  })

  test('is marked as Spanish where there is no English for it', () => {
    expect(english('palabras de nadie')).toEqual({ language: 'es', text: 'palabras de nadie' })
  })
})

/** Problems and expectations in the sources, with a word in place of each value. */
async function sentencesIn(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8')
  const literals = text.matchAll(/\b(?:problem|expected)(?::| =)[^'`;]{0,40}(['`])([^'`]+)\1/g)
  return [...literals]
    .filter(([, , sentence = '']) => / |«/.test(sentence))
    .map(([, , sentence = '']) => sentence.replaceAll(/\$\{[^}]+(?:\}\))?[^}]*\}/g, 'valor'))
}

/** Sentences that are composed of parts are produced by mistakes below. */
const sources = globSync(['src/contract/**/*.ts', 'src/studio/**/*.{call,contract}.ts']).filter(
  path => !path.endsWith('issue-words.ts')
)

test.each([...sources, 'src/studio/document/beside-others.ts'])(
  'every sentence of %s has its English',
  async path => {
    const spanish = (await sentencesIn(path)).filter(sentence => english(sentence).language === 'es')
    expect(spanish).toEqual([])
  }
)

const wrongValues: DocumentValue[] = [
  7,
  -1,
  1.5,
  true,
  '',
  'x'.repeat(20_001),
  'mañana',
  [],
  [null],
  ['x'],
  [{}],
  {},
  { de: 7, es: 'x'.repeat(20_001) }
]

/** A wrong value in a field, and in each of the fields below it. */
function wrongIn(form: FieldForm): DocumentValue[] {
  const members = form.fields.flatMap(member => wrongIn(member).map(value => ({ [member.name]: value })))
  const items = form.item === null ? [] : wrongIn(form.item).map(value => [value])
  return [...wrongValues, ...members, ...items]
}

test.each(studioCollections)('every mistake in a document of %s is said in English', collection => {
  const id = collection === 'configuracion' ? 'catalogo' : 'malaga'
  const found = formOfCollection(collection)
    .flatMap(({ fields }) => fields)
    .flatMap(form =>
      wrongIn(form).flatMap(value => documentProblems({ collection, id }, { [form.name]: value }))
    )
    .flatMap(({ expected, problem }) => [expected, problem])
    .filter(text => /[a-z]/.test(text))
  expect([...new Set(found)].filter(text => english(text).language === 'es')).toEqual([])
})
