import { afterEach, expect, test } from 'vitest'

import { rememberDateTexts } from '../../src/collections/live-site.ts'

const methods = ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString']
const natives = Object.fromEntries(methods.map(name => [name, Reflect.get(Date.prototype, name)]))

afterEach(() => {
  Object.assign(Date.prototype, natives)
})

const written: (() => string)[] = [
  () => new Date(0).toLocaleDateString(),
  () => new Date(0).toLocaleDateString('es'),
  () => new Date(0).toLocaleDateString('es', { month: 'long' }),
  () => new Date(0).toLocaleDateString('en', { month: 'long' }),
  () => new Date(0).toLocaleDateString('en', { hour: 'numeric' }),
  () => new Date(0).toLocaleTimeString('en', { hour: 'numeric' }),
  () => new Date(0).toLocaleString('en', { hour: 'numeric' }),
  () => new Date(0).toLocaleDateString(['es', 'en'], { dateStyle: 'full' }),
  () => new Date(0).toLocaleDateString(new Intl.Locale('ar-EG'), { dateStyle: 'full' }),
  () => new Date(0).toLocaleDateString('en', Object.create({ month: 'long' })),
  () => new Date(86_400_000).toLocaleDateString('es', { month: 'long' }),
  () => new Date(86_400_000).toLocaleDateString('es', { day: 'numeric', timeZone: 'Asia/Tokyo' }),
  () => new Date(NaN).toLocaleDateString('es', { month: 'long' })
]

test('dates are written as without it, also the second time', () => {
  const before = written.map(write => write())
  rememberDateTexts()
  expect(written.map(write => write())).toEqual(before)
  expect(written.map(write => write())).toEqual(before)
})

test('a date is written once', () => {
  let writings = 0
  Object.assign(Date.prototype, { toLocaleDateString: () => `written ${(writings += 1)}` })
  rememberDateTexts()
  const write = () => new Date(0).toLocaleDateString('en', { month: 'long' })
  expect([write(), write()]).toEqual(['written 1', 'written 1'])
})
