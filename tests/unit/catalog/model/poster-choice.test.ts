import { expect, test } from 'vitest'

import type { Experience } from '#domain/catalogue/experience.ts'
import { mainColours } from '#domain/poster/poster-grounds.ts'
import { aCatalog, aCategory, anExperience } from '../../../fixtures/builders.ts'

const kayaks = ['a', 'b'].map(id => anExperience({ id, keywords: ['kayak'] }))

test('in a catalogue every experience has what it shows, in one province not the same', () => {
  const shown = aCatalog({ experiences: kayaks }).experiences.map(({ motif }) => motif)
  expect(new Set(shown)).toEqual(new Set(['kayak', 'kayak-mar']))
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
    ({ colourway }) => mainColours('ruta', 'malaga', 'morning')[colourway ?? 0]
  )
  expect(colours.filter((colour, place) => colour === colours[place + 1])).toEqual([])
})

test('an edit of a price or of a text is no other colour', () => {
  const colours = (fields: Partial<Experience>) =>
    aCatalog({ experiences: [...kayaks, anExperience({ id: 'c', ...fields })] }).experiences.map(
      ({ colourway }) => colourway
    )
  expect(colours({ descriptionHtml: { es: '<p>Sol</p>' }, name: { es: 'Otro' } })).toEqual(colours({}))
})

test('another motif of its category is another picture', () => {
  const walk = anExperience({ categoryIds: ['c'], name: { es: 'Algo' } })
  const shown = (motif: string) =>
    aCatalog({ categories: [aCategory({ id: 'c', motif })], experiences: [walk] }).experiences[0]?.motif
  expect([shown('banos'), shown('estrellas')]).not.toContain(undefined)
  expect(shown('banos')).not.toBe(shown('estrellas'))
})
