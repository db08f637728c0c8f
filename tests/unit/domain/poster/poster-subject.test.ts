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

  test('the second topic may stand in the name', () => {
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
    ['old baths are a monument', 'Baños Árabes de Jaén', 'banos-arabes banos-ronda'],
    ['a horse on the beach is not in a stable', 'A caballo por la playa', 'caballo-playa']
  ])('%s', (_, es, compositions) => {
    expect(subjectOf({ name: { es } }).fitting).toEqual(compositions.split(' '))
  })

  test.each([
    ['a bullring is no square', 'Plaza de Toros de Ronda', 'doma', true],
    ['a bullring has no terrace', 'Plaza de Toros de Ronda', 'terraza', false],
    ['a square is one still', 'Plaza de España', 'terraza', true],
    ['walks with flamenco have no birds', 'Paseos Flamencos', 'flamencos-laguna', false],
    ['walks with flamenco have flamenco', 'Paseos Flamencos', 'patio-flamenco', true],
    ['a federation of flamenco plays no ball', 'Federación de Entidades Flamencas', 'estadio', false],
    ['a federation of a sport does', 'Federación Andaluza de Voleibol', 'estadio', true]
  ])('%s', (_, es, composition, isShown) => {
    const fitting: readonly string[] = subjectOf({ name: { es } }).fitting
    expect(fitting.includes(composition)).toBe(isShown)
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
    expect(subjectOf({}, [aCategory({ motif: 'banos' })])).toMatchObject({ source: 'category' })
    expect(subjectOf({}, [aCategory({ name: { es: 'Playas' }, slug: 'playas' })])).toEqual({
      fitting: ['cala', 'castillo-arena', 'hamacas', 'playa'],
      source: 'category'
    })
  })

  test('without a category that says anything it is a white village', () => {
    const plain = [aCategory({ name: { es: 'Otros' }, slug: 'otros' })]
    expect(subjectOf({}, plain)).toMatchObject({ source: 'nothing' })
    expect(subjectOf({}, plain).fitting).toContain('pueblo-blanco')
  })
})

describe('what else an experience could show', () => {
  const wider = (fields: Parameters<typeof anExperience>[0], motif: string | null = null) =>
    posterSubjectOf(anExperience(fields), [aCategory({ motif })]).wider

  test('is what its other words call, where that shares a drawing with what fits best', () => {
    expect(wider({ keywords: ['cala'], name: { es: 'Playa' } })).toEqual([
      'castillo-arena',
      'hamacas',
      'playa'
    ])
    expect(wider({ keywords: ['queso'], name: { es: 'Castillo' } })).toEqual([])
    expect(wider({ keywords: ['castillo'], name: { es: 'Fortaleza' } }, 'arcos')).toEqual([])
  })

  test.each([
    ['a lagoon named after a town', 'Laguna de Medina', 'espacios-naturales'],
    ['a golf course named after springs', 'Desert Springs Golf Club', 'golf'],
    ['a feast of courtyards', 'Fiesta de los Patios de Córdoba', 'eventos'],
    ['dunes in a nature park', 'Dunas de San Antón, paraje natural', 'espacios-naturales'],
    ['ways of the passion', 'Caminos de Pasión', 'rutas'],
    ['a federation of winter sports', 'Federación de Deportes de Invierno', 'deportes']
  ])('%s shows nothing of another kind', (_, es, slug) => {
    const { fitting, wider: more } = posterSubjectOf(anExperience({ keywords: [], name: { es } }), [
      aCategory({ motif: null, name: { es: slug }, slug })
    ])
    expect([...fitting, ...more].filter(name => misleading.includes(name))).toEqual([])
  })

  test('never is what fits best already, nor anything where the document says it', () => {
    expect(wider({ keywords: ['jamón'], name: { es: 'Jamón' } })).toEqual([])
    expect(wider({ keywords: ['jamón', 'queso'], motif: 'lince' })).toEqual([])
  })

  test('is not what the name of a category says: that is a kind, as sports are', () => {
    const sports = aCategory({ motif: null, name: { es: 'Deportes' }, slug: 'deportes' })
    const golf = anExperience({ keywords: ['golf'], name: { es: 'Algo' } })
    expect(posterSubjectOf(golf, [sports]).wider).toEqual([])
  })
})

describe('choicesOf', () => {
  const subject = posterSubjectOf(anExperience({ keywords: ['tapas'] }), [])
  const choices = (fields: Parameters<typeof anExperience>[0]) => choicesOf(subject, anExperience(fields))

  test('an experience indoors begins with rooms, one outdoors with the open air', () => {
    expect(choices({ isIndoor: true }).at(-1)).toBe('terraza')
    expect(choices({ isIndoor: false })[0]).toBe('terraza')
  })

  test('the id alone says with which of them', () => {
    const first = (id: string) => choices({ id, isIndoor: true })[0]
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(first)).size).toBeGreaterThan(1)
    expect(choices({ id: 'a', rank: 3 })).toEqual(choices({ id: 'a' }))
  })

  test('nothing that fits is left out, and what else it could show comes last', () => {
    const wide = { ...subject, wider: ['jamon', 'queso'] as const }
    const found = choicesOf(wide, anExperience())
    expect(found.slice(0, -2).toSorted()).toEqual([...subject.fitting].toSorted())
    expect(found.slice(-2)).toEqual(['jamon', 'queso'])
  })
})

const misleading: readonly string[] = [
  'arroyo',
  'banda',
  'barranquismo',
  'calleja',
  'callejuela',
  'desierto',
  'farolillos',
  'fuegos'
]
