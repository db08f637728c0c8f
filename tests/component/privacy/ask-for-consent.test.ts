import { afterEach, beforeEach, expect, test } from 'vitest'

import { consentYears, isConsentCurrent } from '#domain/privacy/consent.ts'
import { askForConsent } from '#elements/loading/first-paint.ts'

const terms = '{"version":1,'
const answers = { all: '["a","b"]', necessary: '["a"]' }
const { dataset } = document.documentElement

const ask = () => askForConsent(isConsentCurrent, consentYears, terms, answers)

const choiceOf = (date: Date) => `${terms}"date":"${date.toJSON()}","accepted":["a","b"]}`

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML =
    '<button data-consent-action="necessary"><b>No</b></button><button data-consent-action="settings">?</button>'
  ask()
})
afterEach(() => {
  delete dataset.accepted
  delete dataset.consent
})

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('who has not answered is asked, who has is not', () => {
  expect(dataset.consent).toBe('ask')
  delete dataset.consent
  localStorage.setItem('consentimiento', choiceOf(new Date()))
  ask()
  expect([dataset.consent, dataset.accepted]).toEqual([undefined, 'a b'])
})

test.each([
  ['of more than 24 months ago', choiceOf(new Date(Date.now() - 25 * 31 * 86_400_000))],
  ['under other terms', '{"version":0,"date":"2026-11-20","accepted":["a"]}'],
  ['without a date', `${terms}"accepted":["a"]}`],
  ['that is broken', terms],
  ['of another form', 'true']
])('a choice %s is asked for again', (_, stored) => {
  delete dataset.consent
  localStorage.setItem('consentimiento', stored)
  ask()
  expect([dataset.consent, dataset.accepted]).toEqual(['ask', undefined])
})

test('an answer is kept in the click, with its moment, and nobody is asked any more', () => {
  click('[data-consent-action=necessary] b')
  const { accepted, date }: { accepted: string[]; date: string } = JSON.parse(
    localStorage.getItem('consentimiento') ?? ''
  )
  expect(accepted).toEqual(['a'])
  expect(Date.now() - Date.parse(date)).toBeLessThan(10_000)
  expect(dataset.consent).toBeUndefined()
})

test('an answer in another tab counts here at once, and so does its being taken back', () => {
  const inOtherTab = (accepted: string) => {
    localStorage.setItem('consentimiento', `${terms}"date":"${new Date().toJSON()}","accepted":${accepted}}`)
    dispatchEvent(new StorageEvent('storage', { key: 'consentimiento' }))
  }
  inOtherTab('["a","b"]')
  expect([dataset.consent, dataset.accepted]).toEqual([undefined, 'a b'])
  inOtherTab('["a"]')
  expect(dataset.accepted).toBe('a')
})

test('a click on the settings is no answer', () => {
  click('[data-consent-action=settings]')
  expect([localStorage.length, dataset.consent]).toEqual([0, 'ask'])
})
