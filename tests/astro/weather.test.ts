import { describe, expect, test } from 'vitest'

import ExperienceHeader from '#components/catalogue/ExperienceHeader.astro'
import TodayDay from '#components/today/TodayDay.astro'
import type { Experience } from '#domain/catalogue/experience.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import { readWeatherPlace } from '#domain/weather/weather-place.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { anExperience } from '../fixtures/builders.ts'
import { render } from '../fixtures/render.ts'

const words = wordsFor('esd')
const experience = anExperience({ isIndoor: true, position: { lat: 36.7, lng: -5.1 } })
const card = cardOf(experience, 'tajo')
const page = (shown: Experience, hasWeather: boolean) => ({
  card,
  experience: shown,
  members: [],
  opinions: [],
  provinces: [],
  shell: { hasWeather },
  starting: { starts: [], year: '2026' },
  tips: []
})

describe('where no weather is configured', () => {
  test('pages keep no room for it, and carry nothing that only it needs', async () => {
    const header = await render(ExperienceHeader, { page: page(experience, false), words })
    expect(header.querySelectorAll('[data-weather]')).toHaveLength(0)
    const rows = [{ card, setting: 'roof', starts: [{ first: 600, last: 600 }] }]
    const day = { day: '2026-11-25', hasWeather: false, off: [], province: 'malaga', rows, words }
    const today = await render(TodayDay, day)
    expect(today.querySelectorAll('[data-weather], [data-setting], [data-minutes]')).toHaveLength(0)
  })
})

describe('where it is configured', () => {
  test('the page of an experience says where and when it takes place', async () => {
    const header = await render(ExperienceHeader, { page: page(experience, true), words })
    const asked = header.querySelector('[data-weather]')?.getAttribute('data-weather') ?? 'null'
    expect(readWeatherPlace(asked)).toMatchObject({ place: experience.position, setting: 'roof' })
  })

  test('one of unknown place keeps no room', async () => {
    const nowhere = { ...experience, position: null }
    const header = await render(ExperienceHeader, { page: page(nowhere, true), words })
    expect(header.querySelectorAll('[data-weather]')).toHaveLength(0)
  })
})
