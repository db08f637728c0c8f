import { describe, expect, test } from 'vitest'

import { isIn, isTranslatedTo, isVisibleTo, withDaysOffFrom } from '#domain/catalogue/experience.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { anExperience } from '../../../fixtures/builders.ts'

const outside = { metaId: null, mode: 'default' } as const

describe('isVisibleTo', () => {
  test('shows an ordinary experience to everybody', () => {
    expect(isVisibleTo(outside, anExperience())).toBe(true)
  })

  test('hides an experience marked hidden outside a meta experience', () => {
    expect(isVisibleTo(outside, anExperience({ isHidden: true }))).toBe(false)
  })

  test('shows an experience marked hidden inside a meta experience', () => {
    expect(isVisibleTo({ ...outside, metaId: 'nerja' }, anExperience({ isHidden: true }))).toBe(true)
  })

  test.each<[OperatingMode, OperatingMode[], boolean]>([
    ['rentacar', ['rentacar'], false],
    ['rentacar', ['tourist-housing', 'rentacar'], false],
    ['rentacar', ['tourist-housing'], true],
    ['tourist-housing', ['rentacar'], true],
    ['default', ['rentacar', 'tourist-housing'], true],
    ['default', ['default'], false]
  ])('in the mode %s, hidden for %j: %s', (mode, hiddenFor, isVisible) => {
    expect(isVisibleTo({ metaId: null, mode }, anExperience({ hiddenFor }))).toBe(isVisible)
  })

  test('a mode excludes inside a meta experience too', () => {
    const experience = anExperience({ hiddenFor: ['rentacar'], isHidden: true })
    expect(isVisibleTo({ metaId: 'nerja', mode: 'rentacar' }, experience)).toBe(false)
  })
})

describe('isIn', () => {
  test('an experience is in each of its provinces', () => {
    const experience = anExperience({ provinces: ['cadiz', 'malaga'] })
    expect([isIn('cadiz', experience), isIn('malaga', experience), isIn('jaen', experience)]).toEqual([
      true,
      true,
      false
    ])
  })

  test('the whole region holds every experience, also one without a province', () => {
    expect(isIn('andalucia', anExperience({ provinces: [] }))).toBe(true)
  })
})

describe('isTranslatedTo', () => {
  test('asks for the name alone when there is no description', () => {
    expect(isTranslatedTo('en', anExperience({ name: { en: 'A walk' } }))).toBe(true)
  })

  test('asks for the description too when there is one', () => {
    const experience = anExperience({
      descriptionHtml: { es: '<p>Sol</p>' },
      name: { en: 'A walk', es: 'Paseo' }
    })
    expect([isTranslatedTo('es', experience), isTranslatedTo('en', experience)]).toEqual([true, false])
  })

  test('a description does not make up for the name', () => {
    const experience = anExperience({ descriptionHtml: { de: '<p>Sonne</p>' }, name: { es: 'Paseo' } })
    expect(isTranslatedTo('de', experience)).toBe(false)
  })
})

describe('an experience as a day sees it', () => {
  const day = '2026-11-25'
  const past = { from: '2026-11-24', reason: 'closed', until: '2026-11-24' } as const
  const soon = { from: '2026-11-28', reason: 'sold-out', until: '2026-11-28' } as const

  test('knows its next day off, and forgets those that are over', () => {
    const seen = withDaysOffFrom(day, anExperience({ daysOff: [past, soon] }))
    expect(seen).toMatchObject({ daysOff: [soon], nextDayOff: soon })
    expect(withDaysOffFrom('2026-11-29', anExperience({ daysOff: [soon] }))).toMatchObject({
      daysOff: [],
      nextDayOff: null
    })
  })

  test('is the same object as long as it says the same', () => {
    const experience = anExperience({ daysOff: [soon] })
    expect(withDaysOffFrom(day, experience)).toBe(withDaysOffFrom('2026-11-26', experience))
    const usual = anExperience()
    expect(withDaysOffFrom(day, usual)).toBe(usual)
  })
})
