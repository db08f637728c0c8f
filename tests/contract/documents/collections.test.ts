import { describe, expect, test } from 'vitest'

import { decodeCategory } from '#contract/documents/category.ts'
import { decodeComment } from '#contract/documents/comment.ts'
import { decodeCompany } from '#contract/documents/company.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { decodeProvince } from '#contract/documents/province.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import {
  aCategoryDocument,
  aCommentDocument,
  aCompanyDocument,
  aPartnerDocument,
  aQuestionDocument,
  aSnapshot
} from '../../fixtures/documents.ts'

describe('a category', () => {
  test('of type geo starts nearby', () => {
    expect(decodeCategory(aCategoryDocument({ tipoOrden: 'geo' })).value?.startsNearby).toBe(true)
    expect(decodeCategory(aCategoryDocument()).value?.startsNearby).toBe(false)
  })
})

describe('a company', () => {
  test('has its details in their usual form', () => {
    const { problems, value } = decodeCompany(
      aCompanyDocument({
        coordenadas: { lat: 36.7, lng: -4.4 },
        email: 'hola@example.com',
        provincia: '29',
        telefono: '952 00 00 01',
        web: 'https://example.com'
      })
    )
    expect(problems).toEqual([])
    expect(value).toMatchObject({
      email: 'hola@example.com',
      phone: '+34952000001',
      position: { lat: 36.7, lng: -4.4 },
      province: 'malaga',
      website: 'https://example.com/'
    })
  })

  test.each([
    ['email', 'hola'],
    ['telefono', 'hola'],
    ['web', 'http://example.com'],
    ['logo', 'ftp://example.com/a.png'],
    ['provincia', '28']
  ])('with a wrong %s loses only that', (field, wrong) => {
    const { problems, value } = decodeCompany(aCompanyDocument({ [field]: wrong }))
    expect(value).toEqual(decodeCompany(aCompanyDocument()).value)
    expect(problems).toMatchObject([{ field, outcome: 'ignored', value: JSON.stringify(wrong) }])
  })

  test('without a name is left out', () => {
    expect(decodeCompany(aCompanyDocument({ nombre: ' ' })).problems).toMatchObject([
      { problem: 'falta el nombre' }
    ])
  })
})

describe('a partner', () => {
  test.each([
    ['rentacar', 'rentacar'],
    ['viviendas-turisticas', 'tourist-housing'],
    ['other', 'other'],
    [undefined, 'other']
  ])('of type %s is of kind %s', (tipoColaborador, kind) => {
    const { problems, value } = decodePartner(aPartnerDocument({ tipoColaborador }))
    expect(value?.kind).toBe(kind)
    expect(problems).toEqual([])
  })

  test('of an unknown type is one of the others, and reported', () => {
    const { problems, value } = decodePartner(aPartnerDocument({ tipoColaborador: 'hotel' }))
    expect(value?.kind).toBe('other')
    expect(problems).toMatchObject([{ field: 'tipoColaborador', outcome: 'ignored' }])
  })

  test('redirects where it is asked to', () => {
    const { value } = decodePartner(
      aPartnerDocument({
        enlaces: [
          { enlace: '/malaga', redireccionar: true, redireccionarUrl: '/experiencias/paseo' },
          { enlace: '/cadiz', redireccionar: false, redireccionarUrl: '/experiencias/paseo' },
          { enlace: '/jaen', redireccionar: true, redireccionarUrl: 'https://example.com/' }
        ]
      })
    )
    expect(value?.links).toEqual([
      { path: '/malaga', redirectTo: '/experiencias/paseo' },
      { path: '/cadiz', redirectTo: null },
      { path: '/jaen', redirectTo: 'https://example.com/' }
    ])
  })

  test.each(['http://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', ''])(
    'does not redirect to %j',
    redireccionarUrl => {
      const enlaces = [{ enlace: '/malaga', redireccionar: true, redireccionarUrl }]
      const { problems, value } = decodePartner(aPartnerDocument({ enlaces }))
      expect(value?.links).toEqual([{ path: '/malaga', redirectTo: null }])
      expect(problems).toMatchObject([{ field: 'enlaces.0.redireccionarUrl', outcome: 'ignored' }])
    }
  )

  test('loses a link that is not of this site', () => {
    const { problems, value } = decodePartner(aPartnerDocument({ enlaces: [{ enlace: 'malaga' }] }))
    expect(value?.links).toEqual([])
    expect(problems).toMatchObject([{ field: 'enlaces.0.enlace' }])
  })
})

describe('a question', () => {
  test.each([
    ['reservas', 'bookings'],
    ['precios', 'prices'],
    ['cuenta', 'account'],
    ['colaboradores', 'partners'],
    [undefined, 'bookings']
  ])('about %s is about %s', (tema, topic) => {
    expect(decodeQuestion(aQuestionDocument({ tema })).value?.topic).toBe(topic)
  })

  test('about something else is reported', () => {
    expect(decodeQuestion(aQuestionDocument({ tema: 'tiempo' })).problems).toMatchObject([{ field: 'tema' }])
  })

  test.each(['pregunta', 'respuesta'])('without %s is left out', field => {
    const { problems } = decodeQuestion(aQuestionDocument({ [field]: {} }))
    expect(problems).toMatchObject([{ field, outcome: 'left-out', problem: `falta la ${field}` }])
  })
})

describe('a comment', () => {
  test('is shown once it is published', () => {
    expect(decodeComment(aCommentDocument({ publicado: false })).value).toBeNull()
    expect(decodeComment(aCommentDocument({ compraVerificada: true })).value).toEqual({
      experienceId: 'paseo',
      opinion: {
        author: 'Ana',
        date: '2026-05-01T10:00:00Z',
        id: 'c1',
        isPurchaseVerified: true,
        language: 'es',
        text: 'Volveremos.'
      }
    })
  })

  test('that waits for its review is not reported, whatever it holds', () => {
    expect(decodeComment(aCommentDocument({ nombre: 7, publicado: false })).problems).toEqual([])
  })

  test('in an unknown language counts as Spanish and is reported', () => {
    const { problems, value } = decodeComment(aCommentDocument({ idioma: 'xx' }))
    expect(value?.opinion.language).toBe('es')
    expect(problems).toMatchObject([{ field: 'idioma', outcome: 'ignored' }])
  })
})

describe('provinces', () => {
  test('are nine without any document, the whole region first', () => {
    const { provinces } = decodeSnapshot(aSnapshot()).content
    expect(
      provinces.map(({ coverOrder, isOnCover, name, slug }) => [slug, name.es, isOnCover, coverOrder])
    ).toEqual([
      ['andalucia', 'Andalucía', false, null],
      ['almeria', 'Almería', true, 3],
      ['cadiz', 'Cádiz', true, 2],
      ['cordoba', 'Córdoba', false, null],
      ['granada', 'Granada', true, null],
      ['huelva', 'Huelva', true, 4],
      ['jaen', 'Jaén', false, null],
      ['malaga', 'Costa del Sol - Málaga', true, 1],
      ['sevilla', 'Sevilla', true, null]
    ])
  })

  test('a document overrides the default field by field', () => {
    const provincias = [{ id: 'x1', orden: 7, portada: true, text: { es: 'Sierra de Jaén' }, value: 'jaen' }]
    const { content, problems } = decodeSnapshot(aSnapshot({ provincias }))
    expect(problems).toEqual([])
    expect(content.provinces[6]).toMatchObject({ coverOrder: 7, isOnCover: true, slug: 'jaen' })
    expect(content.provinces[6]?.name).toMatchObject({ en: 'Jaén', es: 'Sierra de Jaén' })
  })

  test('an order of null takes the default order away', () => {
    expect(decodeProvince({ id: 'malaga', orden: null }).value?.coverOrder).toBeNull()
  })

  test('another region is left out', () => {
    expect(decodeProvince({ id: 'madrid' }).problems).toMatchObject([{ field: 'id', outcome: 'left-out' }])
  })

  test('a wrong code is reported and ignored', () => {
    const { problems, value } = decodeProvince({ codigo: '28', id: 'malaga' })
    expect(value?.slug).toBe('malaga')
    expect(problems).toMatchObject([{ expected: '29', field: 'codigo', outcome: 'ignored' }])
  })

  test.each(['http://example.com/c.jpg', 'https://example.com/c.jpg', '//example.com/c.jpg'])(
    'a picture of a province lies on this site, not at %s',
    cadiz => {
      const configuracion = [{ cadiz, id: 'imagenesProvincias', malaga: '/fotos/m.jpg' }]
      const { content, problems } = decodeSnapshot(aSnapshot({ configuracion }))
      expect(content.provinceImages).toEqual({ malaga: '/fotos/m.jpg' })
      expect(problems).toMatchObject([{ collection: 'configuracion', field: 'cadiz', outcome: 'ignored' }])
    }
  )
  test.each([
    [[{ deMuestra: true, id: 'catalogo' }], true],
    [[{ deMuestra: false, id: 'catalogo' }], false],
    [[{ id: 'catalogo' }], false],
    [[{ deMuestra: true, id: 'otra' }], false],
    [[], false]
  ])('a catalogue is a sample only where its own document says so: %j', (configuracion, isSample) => {
    const { content, problems } = decodeSnapshot(aSnapshot({ configuracion }))
    expect(content.isSample).toBe(isSample)
    // A document that the site does not use is named.
    expect(problems.map(({ id }) => id)).toEqual(
      configuracion.map(({ id }) => id).filter(id => id === 'otra')
    )
  })

  test('an answer that is neither yes nor no is reported, and nothing is said of a sample', () => {
    const configuracion = [{ deMuestra: 'sí', id: 'catalogo' }]
    const { content, problems } = decodeSnapshot(aSnapshot({ configuracion }))
    expect(content.isSample).toBe(false)
    expect(problems).toMatchObject([{ collection: 'configuracion', field: 'deMuestra' }])
  })
})
