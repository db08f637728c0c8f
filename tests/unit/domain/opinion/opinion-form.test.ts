import { describe, expect, test } from 'vitest'

import { type OpinionForm, validateOpinion } from '#domain/opinion/opinion-form.ts'

const codesOf = (form: Partial<OpinionForm>) =>
  validateOpinion({ author: 'Ana', text: 'Volveremos', ...form }).map(({ code }) => code)

describe('an opinion', () => {
  test('can be sent with a name and ten characters', () => {
    expect(codesOf({})).toEqual([])
  })

  test.each<[string, Partial<OpinionForm>, string]>([
    ['without a name', { author: '  ' }, 'author-required'],
    ['with a name of 61 characters', { author: 'A'.repeat(61) }, 'author-too-long'],
    ['of nine characters', { text: 'a'.repeat(9) }, 'opinion-too-short'],
    ['of spaces around little', { text: `   ${'a'.repeat(9)}   ` }, 'opinion-too-short'],
    ['of 2,001 characters', { text: 'a'.repeat(2001) }, 'opinion-too-long']
  ])('%s is not: the field and the reason are named', (_, form, code) => {
    expect(codesOf(form)).toEqual([code])
  })

  test('says everything that is wrong at once, in the order of the form', () => {
    expect(validateOpinion({ author: '', text: '' })).toEqual([
      { code: 'author-required', field: 'author' },
      { code: 'opinion-too-short', field: 'text' }
    ])
  })
})
