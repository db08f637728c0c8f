import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { consentReloadDelayMs, consentVersion, type CookieKind } from '#domain/privacy/consent.ts'
import { consentKey } from '#domain/privacy/consent-key.ts'
import { createConsent } from '#stores/privacy/consent.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aChoice(storage = aShelf()) {
  const events: string[] = []
  const offered: CookieKind[] = ['general', 'analytics', 'video-pixel']
  const store = createConsent({
    now: () => new Date('2026-11-20T10:00:00Z'),
    offered,
    reload: () => events.push('reload'),
    storage,
    start: accepted => events.push(`start ${accepted.join(' ')}`)
  })
  return { ...store, events, kept: () => JSON.parse(storage.read(consentKey) ?? 'null'), storage }
}

describe('the cookie choice', () => {
  test('without one nothing begins', () => {
    const { $consent, begin, events } = aChoice()
    begin()
    expect($consent.get()).toBeNull()
    expect(events).toEqual([])
  })

  test('whoever listens may ask for the choice again', () => {
    const storage = aShelf()
    aChoice(storage).acceptNecessary()
    const { $consent, restore } = aChoice(storage)
    let told = 0
    $consent.listen(() => {
      told += 1
      restore()
    })
    restore()
    expect(told).toBe(1)
  })

  test('accept necessary only: recorded, nothing begins, and the page stays', () => {
    const { acceptNecessary, events, kept } = aChoice()
    acceptNecessary()
    expect(kept()).toEqual({
      accepted: ['general'],
      date: '2026-11-20T10:00:00.000Z',
      offered: ['general', 'analytics', 'video-pixel'],
      version: consentVersion
    })
    vi.runAllTimers()
    expect(events).toEqual(['start general'])
  })

  test('accept necessary only where more was accepted before: what runs ends with the page, after 200 ms', () => {
    const { acceptAll, acceptNecessary, events } = aChoice()
    acceptAll()
    acceptNecessary()
    vi.advanceTimersByTime(consentReloadDelayMs - 1)
    expect(events).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(events.at(-1)).toBe('reload')
  })

  test('what runs is stopped even where nothing can be kept', () => {
    const { acceptAll, acceptNecessary, events, isKept } = aChoice(aRefusedShelf())
    acceptAll()
    acceptNecessary()
    expect(isKept()).toBe(false)
    vi.runAllTimers()
    expect(events.at(-1)).toBe('reload')
  })

  test('accept all begins all, without loading again', () => {
    const { acceptAll, events } = aChoice()
    acceptAll()
    vi.runAllTimers()
    expect(events).toEqual(['start general analytics video-pixel'])
  })

  test('a saved selection begins what it names', () => {
    const { events, kept, save } = aChoice()
    save(['analytics'])
    expect(kept().accepted).toEqual(['general', 'analytics'])
    expect(events).toEqual(['start general analytics'])
  })

  test('what runs and is not accepted any more ends with the page', () => {
    const { events, save } = aChoice()
    save(['analytics'])
    save([])
    vi.runAllTimers()
    expect(events).toEqual(['start general analytics', 'reload'])
  })

  test('a stored one is applied', () => {
    const { acceptAll, storage } = aChoice()
    acceptAll()
    const next = aChoice(storage)
    next.begin()
    expect(next.events).toEqual(['start general analytics video-pixel'])
  })

  test('of another tab is taken over: what it accepted begins', () => {
    const storage = aShelf()
    const here = aChoice(storage)
    here.begin()
    aChoice(storage).save(['analytics'])
    here.followOtherTab()
    expect(here.$consent.get()?.accepted).toEqual(['general', 'analytics'])
    expect(here.events).toEqual(['start general analytics'])
  })

  test('of another tab is taken over: what it refused ends with the page', () => {
    const storage = aShelf()
    const here = aChoice(storage)
    here.acceptAll()
    aChoice(storage).save([])
    here.followOtherTab()
    vi.runAllTimers()
    expect(here.events.at(-1)).toBe('reload')
  })

  test('that another tab took away is asked for again', () => {
    const storage = aShelf()
    const here = aChoice(storage)
    here.acceptNecessary()
    storage.remove(consentKey)
    here.followOtherTab()
    expect(here.$consent.get()).toBeNull()
    expect(here.isAccepted('general')).toBe(false)
  })

  test('says of each kind whether it is accepted now', () => {
    const { isAccepted, save } = aChoice()
    save(['analytics'])
    expect([isAccepted('analytics'), isAccepted('video-pixel')]).toEqual([true, false])
  })

  test('closes the settings', () => {
    const { $isSettingsOpen, openSettings, save } = aChoice()
    openSettings()
    save([])
    expect($isSettingsOpen.get()).toBe(false)
  })

  test('counts for this page where storage is refused', () => {
    const { $consent, acceptAll } = aChoice(aRefusedShelf())
    acceptAll()
    expect($consent.get()?.accepted).toContain('analytics')
  })
})
