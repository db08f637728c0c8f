import { describe, expect, test } from 'vitest'

import { urlHolidays } from '#contract/calls/url-holidays.ts'

describe('the contract of urlHolidays', () => {
  test.each([{ exp: 'nerja' }, { exp: 'nerja', idPartner: null }, { exp: 'al-x_1', idPartner: 'costa' }])(
    '%j is a request',
    request => expect(urlHolidays.readRequest(request)).toEqual(request)
  )

  test.each([
    null,
    undefined,
    'nerja',
    [],
    {},
    { exp: '' },
    { exp: '../x' },
    { exp: 'a/b' },
    { exp: 7 },
    { exp: 'nerja', idPartner: 'a/b' }
  ])('%j is none', request => expect(urlHolidays.readRequest(request)).toBeNull())

  test('an answer is an https address', () => {
    expect(urlHolidays.readAnswer('https://t.example/?a=1')).toBe('https://t.example/?a=1')
    expect(urlHolidays.readAnswer('http://t.example/')).toBeNull()
    expect(urlHolidays.readAnswer({ url: 'https://t.example/' })).toBeNull()
  })
})
