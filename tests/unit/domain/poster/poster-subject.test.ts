import { describe, expect, test } from 'vitest'

import { choicesOf, posterSubjectOf } from '#domain/poster/poster-subject.ts'
import { aCategory, anExperience } from '../../../fixtures/builders.ts'

function subjectOf(fields: Parameters<typeof anExperience>[0], categories = [aCategory()]) {
  const { fitting, source } = posterSubjectOf(anExperience({ name: { es: 'Algo' }, ...fields }), categories)
  return { fitting, source }
}

describe('posterSubjectOf', () => {
  test('what the document says comes first', () => {
    expect(subjectOf({ keywords: ['kayak'], motif: 'lince' })).toEqual({
      fitting: ['lince'],
      source: 'document'
    })
  })

  test('keywords come before the name', () => {
    expect(subjectOf({ keywords: ['jamón'], name: { es: 'Kayak' } })).toEqual({
      fitting: ['jamon'],
      source: 'keywords'
    })
  })

  test('the second word of a rule may stand in the name', () => {
    expect(subjectOf({ keywords: ['kayak'], name: { es: 'Por el río' } }).fitting).toEqual(['kayak-rio'])
    expect(subjectOf({ keywords: ['kayak'], name: { es: 'Por el embalse' } }).fitting).toEqual(['kayak-lago'])
    expect(subjectOf({ keywords: ['kayak'] }).fitting).toContain('kayak-mar')
  })

  test.each([
    ['Spanish', { es: 'Observación de BALLENAS' }],
    ['English', { en: 'Whale watching' }],
    ['German', { de: 'Walbeobachtung' }],
    ['French', { fr: 'Baleines au large' }]
  ])('the name may be %s', (_, name) => {
    expect(subjectOf({ name })).toEqual({ fitting: ['ballenas'], source: 'name' })
  })

  test.each([
    ['the mosque of Córdoba has its forest of columns', 'Mezquita de Córdoba', 'mezquita'],
    ['another mosque stands on its hill', 'Mezquita de Almonaster', 'mezquita-cerro'],
    ['old baths are a monument', 'Baños Árabes de Jaén', 'banos-arabes'],
    ['a horse on the beach is not in a stable', 'A caballo por la playa', 'caballo-playa']
  ])('%s', (_, es, composition) => {
    expect(subjectOf({ name: { es } }).fitting).toEqual([composition])
  })

  test('neither accents nor case count', () => {
    expect(subjectOf({ keywords: ['JAMÓN ibérico'] }).fitting).toEqual(['jamon'])
  })

  test.each([
    ['flamenco is not a flamingo', 'flamenco', 'flamencos-laguna', false],
    ['flamencos are', 'flamencos', 'flamencos-laguna', true],
    ['a swimming pool is one', 'piscina municipal', 'piscina', true],
    ['a museum is no sea', 'museo', 'kayak-mar', false],
    ['a part of a word is not the word', 'embarazo', 'barcas', false]
  ])('%s', (_, keyword, composition, isShown) => {
    const fitting: readonly string[] = subjectOf({ keywords: [keyword] }).fitting
    expect(fitting.includes(composition)).toBe(isShown)
  })

  test('without words the main category decides: its motif, else its name', () => {
    expect(subjectOf({}, [aCategory({ motif: 'banos' })])).toMatchObject({ source: 'motif' })
    expect(subjectOf({}, [aCategory({ name: { es: 'Playas' }, slug: 'playas' })])).toEqual({
      fitting: ['playa', 'hamacas', 'castillo-arena'],
      source: 'category'
    })
  })

  test('then whether it is indoors, then whether it is an event', () => {
    const plain = [aCategory({ name: { es: 'Otros' }, slug: 'otros' })]
    expect(subjectOf({ isEvent: true, isIndoor: true }, plain).source).toBe('indoor')
    expect(subjectOf({ isEvent: true }, plain).source).toBe('event')
    expect(subjectOf({}, plain).source).toBe('nothing')
  })
})

describe('choicesOf', () => {
  const subject = posterSubjectOf(anExperience({ keywords: ['tapas'] }), [])

  test('an experience indoors begins with rooms, one outdoors with the open air', () => {
    expect(choicesOf(subject, true, 0)[0]).toBe('bar-tapas')
    expect(choicesOf(subject, false, 0)[0]).toBe('terraza')
  })

  test('each province begins with another one', () => {
    expect(new Set([0, 1, 2].map(turn => choicesOf(subject, true, turn)[0])).size).toBeGreaterThan(1)
  })

  test('nothing that fits is left out', () => {
    expect(choicesOf(subject, false, 3).toSorted()).toEqual([...subject.fitting].toSorted())
  })
})
