import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { topicCalendarFile, topicNewsFile } from '#catalog/pages/listing/feeds.ts'
import { listingPage } from '#catalog/pages/listing/listing.ts'
import { languages } from '#domain/text/locale.ts'
import { aCategory, anEvent, anExperience, publish } from '../../../fixtures/builders.ts'

const updated = '2026-05-01T00:00:00Z'
const inNerja = { categoryIds: ['agua'], municipality: 'Nerja', updated }

beforeEach(() => {
  publish({
    categories: [aCategory({ id: 'agua', slug: 'agua' }), aCategory({ id: 'arte', slug: 'arte' })],
    day: '2026-11-01',
    experiences: [
      anExperience({ ...inNerja, id: 'kayak' }),
      anExperience({ ...inNerja, id: 'buceo', updated: '2026-06-01T00:00:00Z' }),
      anEvent('2026-12-01T20:00:00+01:00', { ...inNerja, id: 'concierto' }),
      anExperience({ categoryIds: ['arte'], id: 'museo', municipality: 'Málaga', updated: null })
    ]
  })
})

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

const addressesOf = (file: typeof topicNewsFile | typeof topicCalendarFile) =>
  file.staticPaths().map(({ params }) => Object.values(params).join('/'))

describe('feeds about a topic', () => {
  test('are there in five languages for categories and towns with something to tell', () => {
    expect(addressesOf(topicNewsFile).toSorted()).toEqual(
      languages.flatMap(language => [`categoria/${language}/agua`, `municipio/${language}/nerja`]).toSorted()
    )
  })

  test('tell the newest first', () => {
    const [first] = topicNewsFile.staticPaths().map(({ props }) => topicNewsFile.read(props))
    expect(first?.items.map(({ card }) => card.id)).toEqual(['buceo', 'concierto', 'kayak'])
  })

  test('are calendars only while an event is to come', () => {
    expect(addressesOf(topicCalendarFile)).toHaveLength(2 * languages.length)
    const [first] = topicCalendarFile.staticPaths().map(({ props }) => topicCalendarFile.read(props))
    expect(first?.events.map(({ id }) => id)).toEqual(['concierto'])
    publish({ day: '2026-11-01', experiences: [anExperience({ ...inNerja, id: 'kayak' })] })
    expect(addressesOf(topicCalendarFile)).toEqual([])
  })

  test('are named by the page of a category, where they are there', () => {
    const feedsOf = (category: string) =>
      listingPage
        .staticPaths()
        .map(({ props }) => listingPage.read(props))
        .find(page => page.category?.slug === category)?.feeds
    expect(feedsOf('agua')).toEqual({ events: true, news: true })
    expect(feedsOf('arte')).toEqual({ events: false, news: false })
  })
})
