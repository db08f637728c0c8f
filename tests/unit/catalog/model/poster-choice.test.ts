import { expect, test } from 'vitest'

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
  expect(aCatalog({ experiences: [experience] }).experiences).toEqual([experience])
})

test('another motif of its category is another picture', () => {
  const walk = anExperience({ categoryIds: ['c'], name: { es: 'Algo' } })
  const shown = (motif: string) =>
    aCatalog({ categories: [aCategory({ id: 'c', motif })], experiences: [walk] }).experiences[0]?.motif
  expect([shown('banos'), shown('estrellas')]).not.toContain(undefined)
  expect(shown('banos')).not.toBe(shown('estrellas'))
})
