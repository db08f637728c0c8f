import { afterEach, beforeEach, expect, test } from 'vitest'

import { askForConsent } from '#elements/first-paint.ts'
import { isLeaving } from '#services/page.ts'

const terms = '{"version":1,'
const answers = { all: '["a","b"]', necessary: '["a"]' }
const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML =
    '<button data-consent-action="necessary"><b>No</b></button><button data-consent-action="settings">?</button>'
  askForConsent(terms, answers)
})
afterEach(() => {
  delete dataset.leaving
})

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('who has not answered is asked, who has is not', () => {
  expect(dataset.consent).toBe('ask')
  delete dataset.consent
  localStorage.setItem('consentimiento', `${terms}"accepted":[]}`)
  askForConsent(terms, answers)
  expect(dataset.consent).toBeUndefined()
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

test('a click on the settings is no answer', () => {
  click('[data-consent-action=settings]')
  expect([localStorage.length, dataset.consent]).toEqual([0, 'ask'])
})

test('from an answer on it is known when somebody leaves', () => {
  click('[data-consent-action=necessary]')
  expect(isLeaving()).toBe(false)
  dispatchEvent(new Event('beforeunload'))
  expect(isLeaving()).toBe(true)
})
