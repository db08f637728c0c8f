import { describe, expect, test } from 'vitest'

import { cancellationWords } from '#domain/booking/cancellation-words.ts'

const at = (first: number) => ({ first, isOver: false, last: first })
const wordsFor = (fields: Partial<Parameters<typeof cancellationWords>[0]>) =>
  cancellationWords({
    day: '2027-05-07',
    hours: 24,
    language: 'es',
    now: { day: '2027-05-01', minutes: 600 },
    start: 600,
    starts: [at(600)],
    texts: { freeNoMore: 'too late', freeUntil: 'until {{deadline}}' },
    ...fields
  })

describe('cancellationWords', () => {
  test('a day and an hour have a moment', () => {
    expect(wordsFor({})).toMatchObject({
      isFree: true,
      text: expect.stringMatching(/^until jue\s6\smay, 10:00$/)
    })
  })

  test('an hour that is too near is too late', () => {
    expect(wordsFor({ now: { day: '2027-05-06', minutes: 601 } })).toEqual({
      isFree: false,
      text: 'too late'
    })
  })

  test('while one of several hours is possible nothing is said, and too late is what is too late for the last', () => {
    const several = { start: null, starts: [at(600), at(720)] }
    expect(wordsFor(several)).toBeNull()
    expect(wordsFor({ ...several, now: { day: '2027-05-06', minutes: 721 } })?.isFree).toBe(false)
  })

  test('without a day nothing is said', () => {
    expect(wordsFor({ day: null })).toBeNull()
  })
})
