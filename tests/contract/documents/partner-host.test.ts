import { describe, expect, test } from 'vitest'

import { decodePartner } from '#contract/documents/partner.ts'
import { createPartnerReader } from '#contract/reading/partner-reader.ts'
import type { Problem } from '#contract/problems/problem.ts'

import { aPartnerDocument } from '../../fixtures/documents.ts'

const hostOf = (fields: object) => decodePartner(aPartnerDocument({ ...fields }))

describe('what a partner says of its house', () => {
  test('is all optional', () => {
    const { problems, value } = hostOf({})
    expect(problems).toEqual([])
    expect(value?.host).toEqual({
      isGreeting: true,
      municipality: null,
      position: null,
      province: null,
      spots: [],
      tips: []
    })
    expect(value?.partnership).toEqual({ isActive: true, until: null })
  })

  test('is read', () => {
    const { problems, value } = hostOf({
      activo: false,
      consejos: [{ experiencia: 'kayak', texto: 'Pronto' }],
      coordenadas: { lat: 36.75, lng: -3.87 },
      hasta: '2027-01-31',
      municipio: 'Nerja',
      provincia: '29',
      saludo: false,
      sitios: [{ id: 'mesa', nombre: 'Mesa' }, { id: 'hab-1' }]
    })
    expect(problems).toEqual([])
    expect(value?.host).toEqual({
      isGreeting: false,
      municipality: 'Nerja',
      position: { lat: 36.75, lng: -3.87 },
      province: 'malaga',
      spots: [
        { id: 'mesa', name: 'Mesa' },
        { id: 'hab-1', name: 'hab-1' }
      ],
      tips: [{ experienceId: 'kayak', text: { es: 'Pronto' } }]
    })
    expect(value?.partnership.isActive).toBe(false)
  })

  test.each([
    ['coordenadas', { lat: 48.85, lng: 2.35 }, 'coordenadas'],
    ['provincia', '75', 'provincia'],
    ['consejos', [{ texto: 'Pronto' }], 'consejos.0.experiencia'],
    ['consejos', Array.from({ length: 7 }, (_, at) => ({ experiencia: `e${at}` })), 'consejos'],
    ['sitios', [{ id: '../a', nombre: 'x' }], 'sitios.0.id'],
    ['sitios', [{ id: 'mesa' }, { id: 'mesa' }], 'sitios.1.id']
  ])('%s %j is reported, and the partner stays', (field, value, named) => {
    const decoded = hostOf({ [field]: value })
    expect(decoded.value?.id).toBe('coches')
    expect(decoded.problems).toMatchObject([{ field: named, outcome: 'ignored' }])
  })
})

describe('the partners of a moment', () => {
  const read = (fields: object) => {
    const problems: Problem[] = []
    const around = { experienceIds: new Set(['kayak']), moment: '2026-06-12T10:00:00Z' }
    return { ...createPartnerReader()([aPartnerDocument({ ...fields })], around, problems), problems }
  }

  test.each([{ activo: false }, { hasta: '2026-06-11' }])('are without one that says %j', fields => {
    expect(read(fields)).toMatchObject({ former: [{ id: 'coches' }], partners: [], problems: [] })
  })

  test('are with one whose last day it is', () => {
    expect(read({ hasta: '2026-06-12' }).partners).toHaveLength(1)
  })

  test('have no tip about what is not on the site, and it is reported', () => {
    const { partners, problems } = read({ consejos: [{ experiencia: 'kayak' }, { experiencia: 'gone' }] })
    expect(partners[0]?.host.tips.map(({ experienceId }) => experienceId)).toEqual(['kayak'])
    expect(problems).toMatchObject([{ collection: 'partners', field: 'consejos', outcome: 'ignored' }])
  })

  test('hear of a short name that is the address of another, which stays theirs', () => {
    const problems: Problem[] = []
    const documents = ['b', 'a'].map(id => ({ ...aPartnerDocument({ nombreCorto: 'Sol' }), id }))
    createPartnerReader()(documents, { experienceIds: new Set(), moment: '2026-06-12T10:00:00Z' }, problems)
    expect(problems).toMatchObject([{ expected: 'otro; mientras, /p/b', field: 'nombreCorto', id: 'b' }])
  })
})
