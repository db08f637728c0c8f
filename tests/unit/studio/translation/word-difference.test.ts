import { describe, expect, test } from 'vitest'

import { readableText, wordDifference } from '#studio/translation/word-difference.ts'

describe('what was changed in a text', () => {
  test('is said word by word', () => {
    expect(wordDifference('cuevas marinas , con parada', 'cuevas y calas , con baño')).toEqual([
      { kind: 'same', text: 'cuevas ' },
      { kind: 'gone', text: 'marinas ' },
      { kind: 'new', text: 'y calas ' },
      { kind: 'same', text: ', con ' },
      { kind: 'gone', text: 'parada' },
      { kind: 'new', text: 'baño' }
    ])
    expect(wordDifference('Mar', 'Mar')).toEqual([{ kind: 'same', text: 'Mar' }])
    expect(wordDifference('Paseo', 'Paseo al alba')).toEqual([
      { kind: 'same', text: 'Paseo ' },
      { kind: 'new', text: 'al alba' }
    ])
    expect(wordDifference('', 'Mar')).toEqual([{ kind: 'new', text: 'Mar' }])
  })

  test('is all of it where it is very long', () => {
    const [long, other] = ['uno '.repeat(2000), 'dos '.repeat(2000)]
    expect(wordDifference(long, other)).toEqual([
      { kind: 'gone', text: long },
      { kind: 'new', text: other }
    ])
  })

  test('is read without the marks of html', () => {
    expect(readableText('<p>Sal &amp; mar</p><ul><li>Uno</li></ul>')).toBe('Sal & mar\nUno')
  })
})
