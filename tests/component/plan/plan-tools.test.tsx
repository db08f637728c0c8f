import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'

import type { WeatherReport } from '#domain/forecast/report.ts'
import type { MeetingEntry } from '#domain/plan/meeting/meeting-entry.ts'
import { meetingLabels } from '#i18n/plan/meeting-labels.ts'
import { planLabels } from '#i18n/plan/plan-labels.ts'
import { wordsFor } from '#i18n/text/words.ts'
import MeetingBoard from '#islands/plan/meeting/MeetingBoard.tsx'
import { meetingText, meetingWords } from '#islands/plan/meeting/meeting-words.ts'
import { SpotDrawing } from '#islands/plan/meeting/SpotDrawing.tsx'
import { PlanDays } from '#islands/plan/days/PlanDays.tsx'
import { PlanSheet } from '#islands/plan/PlanSheet.tsx'
import { RainyDay } from '#islands/plan/days/RainyDay.tsx'
import { StopProblem } from '#islands/plan/days/StopProblem.tsx'
import { $plan, plan } from '#stores/plan/plan.ts'
import { $means, chooseMeans } from '#stores/plan/trip.ts'
import { noParty } from '#domain/visit/visit.ts'
import { visit } from '#stores/visit/visit.ts'
import { forecast } from '#stores/weather/forecast.ts'

import { at, friday, openFrom, startingAt } from '../../fixtures/listing.ts'
import { aPlanEntry, entriesOf } from '../../fixtures/plan/entries.ts'
import { control, doing, render } from '../support/render.tsx'

const labels = planLabels(wordsFor('esd'))
const nerja = { lat: 36.75, lng: -3.87 }
const kayak = aPlanEntry('kayak', {
  durationMinutes: 180,
  place: 'Nerja',
  position: nerja,
  rates: '32/22',
  schedules: [startingAt('09:30')],
  spot: [500, 300]
})
const museum = aPlanEntry('museum', {
  isIndoor: true,
  place: 'Nerja',
  position: nerja,
  schedules: [openFrom('09:00', '20:00')]
})
const entries = entriesOf(kayak, museum)

test('who comes without a car takes buses and trains, until they say otherwise', () => {
  expect($means.get()).toBe('car')
  visit.say({ day: null, party: { ...noParty, isCarFree: true } })
  expect($means.get()).toBe('transit')
  chooseMeans('bicycle')
  expect($means.get()).toBe('bicycle')
})

test('a day of rain offers what is near and under a roof, and takes it back', async () => {
  const items = [{ day: friday, slug: 'kayak' }]
  plan.replace(items)
  const place = await render(
    <RainyDay {...{ entries, items, labels }} day={friday} locale="esd" rain={null} />
  )
  await doing(() => control(place, 'button', labels.rain).click())
  await doing(() => control(place, 'button', 'museum').click())
  expect($plan.get()).toEqual([{ day: friday, slug: 'museum' }])
  await doing(() => control(place, 'button', labels.undo).click())
  expect($plan.get()).toEqual(items)
})

describe('a day with rain in the forecast', () => {
  beforeEach(() => {
    return () => forecast.$forecast.set({ kind: 'idle' })
  })
  const now = at('08:00')
  const items = [{ day: friday, slug: 'kayak' }]
  const days = <PlanDays {...{ entries, items, labels }} isEditable locale="esd" />
  const orderIn = (place: HTMLElement) => {
    const list = control(place, 'a', 'kayak')
    return list.compareDocumentPosition(offerIn(place))
  }
  const offerIn = (place: HTMLElement) => {
    const [offer] = place.querySelectorAll('.plan-rain button[aria-expanded]')
    if (offer === undefined) throw new Error('No swap is offered')
    return offer
  }
  const forecastOf = (rain: number): WeatherReport => ({
    towns: [
      {
        days: [{ day: friday, spans: [{ from: 0, gust: null, heat: 18, rain, sky: 'rain', until: 24 }] }],
        fetched: `${friday}T05:00:00Z`,
        issued: `${friday}T07:10`,
        town: { code: '29075', ...nerja, name: 'Nerja' }
      }
    ],
    warnings: [],
    warningsFetched: null
  })

  test('says so first, whose forecast it is, and offers the swap before the stops', async () => {
    forecast.$forecast.set({ kind: 'ready', value: { now, report: forecastOf(60) } })
    const place = await render(days)
    expect(place.textContent).toMatch(/Lluvia probable: 60\s%/)
    expect(place.textContent).toContain('Previsión para Nerja')
    expect(offerIn(place).textContent).toBe(labels.rainForecast)
    expect(orderIn(place)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  test('is as every day without rain, and without a forecast', async () => {
    for (const value of [{ now, report: forecastOf(10) }, null]) {
      forecast.$forecast.set({ kind: 'ready', value })
      const place = await render(days)
      expect(place.textContent).not.toContain('AEMET')
      expect(offerIn(place).textContent).toBe(labels.rain)
      expect(orderIn(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })
})

test('what does not come back can be taken out', async () => {
  plan.replace([{ day: friday, slug: 'kayak' }])
  const problem = { kind: 'closed', next: null } as const
  const place = await render(
    <StopProblem {...{ entries, labels, problem }} isEditable locale="esd" slug="kayak" />
  )
  expect(place.textContent).toContain(labels.over)
  await doing(() => control(place, 'button', 'Quitar «kayak»').click())
  expect($plan.get()).toEqual([])
})

describe('the plan on paper', () => {
  test('has each day with its hours, and names what has no day', async () => {
    const items = [
      { day: friday, slug: 'kayak' },
      { day: null, slug: 'museum' }
    ]
    const place = await render(<PlanSheet {...{ entries, items, labels }} locale="esd" />)
    expect(place.textContent).toContain('de 09:30 a 12:30')
    expect(place.textContent).toContain(`${labels.noDay}: museum`)
    expect(place.textContent).toContain('20 de noviembre de 2026')
  })

  test('is none without a day', async () => {
    const items = [{ day: null, slug: 'kayak' }]
    const place = await render(<PlanSheet {...{ entries, items, labels }} locale="esd" />)
    expect(place.innerHTML).toBe('')
  })
})

describe('the card of a meeting point', () => {
  const words = meetingLabels(wordsFor('esd'))
  const entryOfMeeting: MeetingEntry = {
    address: 'Playa de Burriana',
    bring: ['Gorra'],
    cancellationHours: 48,
    company: 'Mar de Maro',
    included: [],
    languages: 'español',
    phone: '+34600000001',
    slug: 'kayak',
    where: { language: null, text: 'En la arena' }
  }
  const meeting = { adults: 2, children: 1, day: friday, slug: 'kayak', start: 570 }
  const known = {
    entry: kayak,
    entryOfMeeting,
    labels: words,
    language: 'es',
    meeting,
    url: 'https://x/k'
  } as const

  test('is drawn without a browser as one that is being opened', () => {
    expect(
      renderToString(<MeetingBoard emptyPicture="/v.svg" labels={words} listingHref="/x" locale="esd" />)
    ).toContain(words.loading)
  })

  test('says the same as the text that is shared', () => {
    const text = meetingText(meetingWords({ ...known, now: new Date('2026-11-01T00:00:00Z') }), words)
    expect(text.replaceAll(/\u00A0|\u202F/g, ' ')).toBe(
      [
        'kayak',
        '2 adultos y 1 niño',
        'viernes, 20 de noviembre de 2026',
        'Preséntate a las 09:15, empieza a las 09:30',
        'Termina 12:30, dura 3 h',
        'En la arena',
        'Playa de Burriana, Nerja',
        '36.75, -3.87',
        'No incluido, y a tener en cuenta:',
        '- Gorra',
        '+34 600 000 001 · Mar de Maro · español',
        'Cancelar gratis: hasta el miércoles, 18 de noviembre, 09:30.',
        'https://x/k'
      ].join('\n')
    )
  })

  test('says when the deadline is over', () => {
    const late = meetingWords({ ...known, now: new Date('2026-11-19T00:00:00Z') })
    expect(late.deadline).toContain(words.freePast)
  })

  test('draws what is a walk from the spot, each name once and none over another', async () => {
    const around = entriesOf(
      kayak,
      aPlanEntry('a', { position: { lat: 36.7501, lng: -3.8701 } }),
      aPlanEntry('Mirador', { position: { lat: 36.753, lng: -3.872 } }),
      aPlanEntry('b', { position: { lat: 36.7531, lng: -3.8721 } }),
      aPlanEntry('Sevilla', { position: { lat: 37.39, lng: -5.99 } })
    )
    const place = await render(
      <SpotDrawing entries={around} entry={kayak} label="Dibujo" walk={words.walk} />
    )
    expect([...place.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '5 min a pie',
      '10 min a pie',
      'Mirador'
    ])
  })
})
