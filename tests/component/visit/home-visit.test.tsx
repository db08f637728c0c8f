import { expect, test } from 'vitest'

import { clockInAndalusia } from '#domain/time/calendar-day.ts'
import { noVisit } from '#domain/visit/visit.ts'
import { partyTexts } from '#i18n/booking/booking-labels.ts'
import { whenTexts } from '#i18n/booking/when-texts.ts'
import { HomeVisit } from '#islands/visit/HomeVisit.tsx'
import { $visit, visitorVisit } from '#stores/visit/visit.ts'

import { after, awake, one, type } from '../support/hydrated.ts'

const fields = <HomeVisit dayTexts={whenTexts('es')} language="es" texts={partyTexts('es')} />
const { day: today } = clockInAndalusia(new Date())
const children = (page: HTMLElement) => one(HTMLInputElement, page, '[name=ninos]')

test('today and two adults are meant, and are said only once somebody says something', async () => {
  const page = await awake(fields)
  expect(one(HTMLInputElement, page, '.strip :checked').value).toBe(today)
  expect(page.querySelectorAll('.strip :disabled')).toHaveLength(0)
  expect(one(HTMLInputElement, page, '[name=adultos]').value).toBe('2')
  expect($visit.get()).toEqual(noVisit)
  await after(() => one(HTMLInputElement, page, '[name=transporte]').click())
  expect($visit.get().party).toMatchObject({ adults: 2, isCarFree: true })
  await after(() => void visitorVisit().clear())
})

test('a child who was counted while it woke up comes with two adults, and is asked for its age', async () => {
  const page = await awake(fields, drawn => type(children(drawn), '1'))
  await after(() => {})
  expect($visit.get().party).toMatchObject({ adults: 2, children: 1 })
  expect(page.querySelectorAll('.who-age select')).toHaveLength(1)
  await after(() => void visitorVisit().clear())
})

test('a car that was left at home while it woke up stays there', async () => {
  await awake(fields, drawn => one(HTMLInputElement, drawn, '[name=transporte]').click())
  await after(() => {})
  expect($visit.get().party).toMatchObject({ adults: 2, isCarFree: true })
  await after(() => void visitorVisit().clear())
})

test('a number that is nonsense goes when it wakes up', async () => {
  const adults = (page: HTMLElement) => one(HTMLInputElement, page, '[name=adultos]')
  const page = await awake(fields, drawn => type(adults(drawn), '-3'))
  await after(() => {})
  expect(adults(page).value).toBe('2')
  expect($visit.get()).toEqual(noVisit)
})
