import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { planLabels } from '#i18n/plan/plan-labels.ts'
import { wordsFor } from '#i18n/text/words.ts'
import PlanBoard from '#islands/plan/PlanBoard.tsx'
import { PlanDays } from '#islands/plan/days/PlanDays.tsx'
import { SharedPlan } from '#islands/plan/SharedPlan.tsx'
import { $plan, plan } from '#stores/plan/plan.ts'
import { planPage } from '#stores/plan/plan-page.ts'
import { aPlanEntry } from '../../fixtures/plan/entries.ts'
import { control, doing, render } from '../support/render.tsx'

const labels = planLabels(wordsFor('esd'))
const kayak = aPlanEntry('kayak', {
  durationMinutes: 180,
  name: { language: null, text: 'Kayak' },
  place: 'Maro',
  picture: '/carteles/wide/kayak.svg',
  price: 'desde 22 €'
})
const entries = new Map([['kayak', kayak]])

test('the board is drawn without a browser as an empty plan, with the way on', () => {
  const html = renderToString(
    <PlanBoard
      emptyPicture="/v.svg"
      hasWeather={false}
      labels={labels}
      listingHref="/x"
      locale="esd"
      mapSize={{ height: 5, width: 10 }}
      title="Mi plan"
    />
  )
  expect(html).toContain(labels.empty)
  expect(html).toContain('href="/x"')
})

describe('the days of a plan', () => {
  const items = [
    { day: '2027-05-01', slug: 'kayak' },
    { day: null, slug: 'gone-for-ever' }
  ]

  test('name each day and link each experience; what is gone is named and not linked', async () => {
    const place = await render(<PlanDays {...{ entries, items, labels }} isEditable={false} locale="de" />)
    expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Samstag, 1. Mai 2027',
      labels.noDay
    ])
    expect(control(place, 'a', 'Kayak').getAttribute('href')).toBe('/de/experiencias/kayak')
    expect(place.textContent).toContain(`gone for ever${labels.gone}`)
    expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Kayak',
      labels.meeting
    ])
  })

  test('are arranged with buttons that say what they move', async () => {
    const two = [
      { day: null, slug: 'kayak' },
      { day: null, slug: 'aves' }
    ]
    plan.replace(two)
    const place = await render(<PlanDays {...{ entries, labels }} isEditable items={two} locale="esd" />)
    await doing(() => control(place, 'button', 'Mover «Kayak»').click())
    const down = control(place, 'button', 'Bajar «Kayak»')
    expect(control(place, 'button', 'Subir «Kayak»').getAttribute('aria-disabled')).toBe('true')
    await doing(() => down.click())
    expect($plan.get().map(({ slug }) => slug)).toEqual(['aves', 'kayak'])
  })
})

describe('a plan in which something does not fit', () => {
  const saturdays = aPlanEntry('vinas', {
    name: { language: null, text: 'Viñas' },
    picture: '/carteles/wide/vinas.svg',
    schedules: [{ kind: 'starts', season: null, starts: ['10:00'], weekdays: [6] }]
  })
  const known = new Map([...entries, ['vinas', saturdays]])

  test('says under its days on which one, and leads there', async () => {
    const items = [
      { day: '2027-05-01', slug: 'kayak' },
      { day: '2027-05-02', slug: 'vinas' }
    ]
    plan.replace(items)
    const place = await render(<PlanDays {...{ items, labels }} entries={known} isEditable locale="esd" />)
    await doing(() => control(place, 'button', 'Algo no encaja: dom 2').click())
    expect(document.activeElement?.textContent).toContain(labels.closed)
  })

  test('says nothing where all of it fits', async () => {
    const items = [
      { day: '2027-05-01', slug: 'vinas' },
      { day: '2027-05-02', slug: 'kayak' }
    ]
    const place = await render(<PlanDays {...{ items, labels }} entries={known} isEditable locale="esd" />)
    expect(place.querySelector('.plan-clash')).toBeNull()
  })

  test('a stop without a day has a button that opens its days', async () => {
    const items = [{ day: null, slug: 'vinas' }]
    plan.replace(items)
    const place = await render(<PlanDays {...{ items, labels }} entries={known} isEditable locale="esd" />)
    await doing(() => control(place, 'button', 'Poner día «Viñas»').click())
    expect(place.querySelector('.plan-controls .strip')).not.toBeNull()
  })
})

describe('a shared plan', () => {
  test('is taken over only when the visitor says so', async () => {
    plan.replace([])
    planPage.readFragment('#1~~kayak')
    const place = await render(<SharedPlan {...{ entries, labels }} locale="esd" />)
    expect($plan.get()).toEqual([])
    await doing(() => control(place, 'button', labels.sharedAdd).click())
    expect($plan.get()).toEqual([{ day: null, slug: 'kayak' }])
    expect(place.innerHTML).toBe('')
  })

  test('is headed as what it is, and nothing is said of an own plan that is empty', async () => {
    const heading = document.createElement('h1')
    heading.textContent = 'Mi plan'
    document.body.prepend(heading)
    $plan.set([])
    planPage.$shared.set({ kind: 'plan', plan: [{ day: null, slug: 'kayak' }] })
    const place = await render(<SharedPlan {...{ entries, labels }} locale="esd" />)
    expect(heading.textContent).toBe(labels.sharedTitle)
    expect(place.querySelector('h2')?.textContent).not.toBe(labels.mine)
    await doing(() => planPage.$shared.set({ kind: 'none' }))
    heading.remove()
  })

  test('that is none is said', async () => {
    planPage.readFragment('#1~20271399~kayak')
    const place = await render(<SharedPlan {...{ entries, labels }} locale="esd" />)
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(labels.sharedBroken)
  })
})
