import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Experience } from '#domain/catalogue/experience.ts'
import { mainColours } from '#domain/poster/main-colours.ts'
import { aCatalog, aCategory, anExperience } from '../../../fixtures/builders.ts'

const kayaks = ['a', 'b'].map(id => anExperience({ id, keywords: ['kayak'] }))

test('in a catalogue every experience has what it shows, in one province not the same', () => {
  const shown = aCatalog({ experiences: kayaks }).experiences.map(({ motif }) => motif)
  expect(new Set(shown).size).toBe(2)
  expect(shown.every(motif => motif?.startsWith('kayak'))).toBe(true)
})

test('an experience that shows the same as before is the same object in the next catalogue', () => {
  const before = aCatalog({ experiences: kayaks })
  const after = aCatalog({ experiences: [...kayaks, anExperience({ id: 'c', keywords: ['jamón'] })] })
  expect(before.experiences.filter(each => !after.experiences.includes(each))).toEqual([])
})

test('what the document says is not chosen anew', () => {
  const experience = anExperience({ motif: 'lince' })
  expect(aCatalog({ experiences: [experience] }).experiences[0]?.motif).toBe('lince')
})

test('neighbours in a listing that show alike things are in other colours', () => {
  const walks = Array.from({ length: 12 }, (_, index) => anExperience({ id: `e${index}`, motif: 'ruta' }))
  const colours = aCatalog({ experiences: walks }).listed.malaga.map(
    ({ paletteVariant }) => mainColours('ruta', 'malaga', 'morning')[paletteVariant ?? 0]
  )
  expect(colours.filter((colour, place) => colour === colours[place + 1])).toEqual([])
})

test('an edit of a price or of a text is no other colour', () => {
  const colours = (fields: Partial<Experience>) =>
    aCatalog({ experiences: [...kayaks, anExperience({ id: 'c', ...fields })] }).experiences.map(
      ({ paletteVariant }) => paletteVariant
    )
  expect(colours({ descriptionHtml: { es: '<p>Sol</p>' }, name: { es: 'Otro' } })).toEqual(colours({}))
})

const words = ['kayak', 'vino', 'flamenco', 'museo', 'playa', 'castillo']
const drafts = fc.array(fc.record({ keyword: fc.constantFrom(...words), slug: fc.uuid() }), {
  maxLength: 40,
  minLength: 2
})

/** Composition of each experience's poster, by id. */
function postersOf(experiences: Experience[]) {
  const shown = aCatalog({ experiences }).experiences
  return new Map(shown.map(({ paletteVariant, id, motif }) => [id, `${motif} ${paletteVariant}`]))
}

test('an edit of a price, a date or a text changes no poster', () => {
  const edits = fc.constantFrom<Partial<Experience>>(
    { priceFrom: { kind: 'free' } },
    { descriptionHtml: { es: '<p>Sol</p>' } },
    { durationMinutes: 90 },
    { photos: [] }
  )
  fc.assert(
    fc.property(drafts, edits, fc.nat(), (list, edit, seed) => {
      const experiences = list.map(({ keyword, slug }) => anExperience({ id: slug, keywords: [keyword] }))
      const place = seed % list.length
      const edited = experiences.map((each, at) => (at === place ? { ...each, ...edit } : each))
      expect(postersOf(edited)).toEqual(postersOf(experiences))
    }),
    { numRuns: 30 }
  )
})

test('where the documents name their drawings, no edit of one changes the drawing of another', () => {
  const edits = fc.constantFrom<Partial<Experience>>(
    { rank: 1 },
    { isVip: true },
    { isHidden: true },
    { motif: 'lince' },
    { keywords: ['vino'], motif: null }
  )
  fc.assert(
    fc.property(drafts, edits, fc.nat(), (list, edit, seed) => {
      const experiences = list.map(({ slug }, at) =>
        anExperience({ id: slug, motif: motifs[at % 3] ?? null })
      )
      const place = seed % list.length
      const others = (those: Experience[]) =>
        [...postersOf(those)].map(([id, text]) =>
          id === list[place]?.slug ? id : `${id} ${text.split(' ')[0]}`
        )
      const edited = experiences.map((each, at) => (at === place ? { ...each, ...edit } : each))
      expect(others(edited).toSorted()).toEqual(others(experiences).toSorted())
    }),
    { numRuns: 30 }
  )
})

test('a rank changes no colours where the documents name their drawings', () => {
  const walks = drawsOf(12)
  expect(postersOf(walks.map((each, at) => ({ ...each, rank: 12 - at })))).toEqual(postersOf(walks))
})

const motifs = ['ruta', 'vela', 'playa'] as const

function drawsOf(count: number): Experience[] {
  return Array.from({ length: count }, (_, at) =>
    anExperience({ id: `e${at}`, motif: motifs[at % 3] ?? null })
  )
}

test('the order in which documents are read changes nothing', () => {
  const experiences = words.map(word => anExperience({ id: `e-${word}`, keywords: [word, 'kayak'] }))
  expect(postersOf(experiences.toReversed())).toEqual(postersOf(experiences))
})

test('another motif of its category is another picture', () => {
  const walk = anExperience({ categoryIds: ['c'], name: { es: 'Algo' } })
  const shown = (motif: string) =>
    aCatalog({ categories: [aCategory({ id: 'c', motif })], experiences: [walk] }).experiences[0]?.motif
  expect([shown('banos'), shown('estrellas')]).not.toContain(undefined)
  expect(shown('banos')).not.toBe(shown('estrellas'))
})
