import { describe, expect, test } from 'vitest'

import { type EmbedCard, groupToShow, readEmbedFile } from '#domain/embed/embed-file.ts'
import { embedShardOf } from '#domain/embed/embed-routes.ts'

const card: EmbedCard = {
  facts: '',
  hours: '9:30',
  id: 'kayak',
  language: '',
  name: 'Kayak',
  picture: '/carteles/wide/kayak.svg',
  price: '32 €',
  until: 570,
  url: '/experiencias/kayak'
}
const words = { all: 'Todo', listing: '/malaga/experiencias/listado', note: '', partnerNote: '' }

describe('what an embed of a day shows', () => {
  const groups = [
    { cards: [card, { ...card, id: 'late', until: 1200 }], day: '2026-11-25', title: 'today' },
    { cards: [card], day: '2026-11-26', title: 'tomorrow' }
  ]
  const shownAt = (moment: string) => groupToShow(groups, new Date(moment))

  test('what can still begin, by the clock of Andalusia', () => {
    expect(shownAt('2026-11-25T08:00:00Z')?.cards.map(({ id }) => id)).toEqual(['kayak', 'late'])
    expect(shownAt('2026-11-25T12:00:00Z')?.cards.map(({ id }) => id)).toEqual(['late'])
  })

  test('tomorrow, when the day is over', () => {
    expect(shownAt('2026-11-25T22:30:00Z')?.title).toBe('tomorrow')
  })

  test('nothing of days that are past', () => expect(shownAt('2026-11-28T08:00:00Z')).toBeNull())

  test('cards of no day at any time', () => {
    expect(groupToShow([{ cards: [card], day: null, title: 'place' }], new Date(0))?.title).toBe('place')
  })
})

describe('a file for an embed', () => {
  test('is read as it was written', () => {
    const file = { groups: [{ cards: [card], day: null, title: 'Málaga' }], words }
    expect(readEmbedFile(JSON.parse(JSON.stringify(file)))).toEqual(file)
  })

  test.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', ''])(
    'leaves out a card that leads to %j',
    url => {
      const read = readEmbedFile({ groups: [{ cards: [{ ...card, url }], title: '' }], words })
      expect(read?.groups[0]?.cards).toEqual([])
    }
  )

  test.each([null, 'x', [], {}, { groups: [] }, { groups: [{}] }])('is not %j', content => {
    expect(readEmbedFile(content)).toBeNull()
  })
})

test('an id stays in its file for ever: these are in embeds that were copied', () => {
  expect(['co-kayak-iznajar', 'al-kayak-sanpedro', 'ñandú'].map(embedShardOf)).toEqual([23, 13, 5])
})
