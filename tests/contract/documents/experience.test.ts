import { describe, expect, test } from 'vitest'

import { decodeExperience } from '#contract/documents/experience.ts'
import { anExperienceDocument } from '../../fixtures/documents.ts'

function decode(fields: Record<string, unknown>) {
  const { problems, value } = decodeExperience(anExperienceDocument(fields))
  return { experience: value, problems, reported: problems.map(({ field }) => field) }
}

describe('texts', () => {
  test('are trimmed, and empty ones are missing', () => {
    const { experience } = decode({
      descripcion: {},
      descripcionRelevante: { en: '', es: '  ' },
      direccion: ' ',
      nombre: { en: '', es: ' Un paseo ' }
    })
    expect(experience).toMatchObject({
      address: null,
      descriptionHtml: null,
      name: { es: 'Un paseo' },
      tagline: null
    })
  })

  test('a plain text is Spanish', () => {
    expect(decode({ nombre: 'Un paseo' }).experience?.name).toEqual({ es: 'Un paseo' })
  })

  test('a name without Spanish is enough', () => {
    expect(decode({ nombre: { de: 'Ein Spaziergang' } }).experience).toMatchObject({
      name: { de: 'Ein Spaziergang' },
      slug: 'ein-spaziergang'
    })
  })

  test.each([
    ['a name', { nombre: 'x'.repeat(201) }, 'nombre', '(201 caracteres)'],
    ['a name in a language', { nombre: { es: 'x', fr: 'x'.repeat(201) } }, 'nombre.fr', '(201 caracteres)'],
    ['a line', { direccion: 'x'.repeat(401) }, 'direccion', '(401 caracteres)'],
    ['a description', { descripcion: { es: 'x'.repeat(20_001) } }, 'descripcion.es', '(20.001 caracteres)']
  ])('%s that is too long leaves the document out', (_, fields, field, length) => {
    const { experience, problems } = decode(fields)
    expect(experience).toBeNull()
    expect(problems).toMatchObject([{ field, outcome: 'left-out' }])
    expect(problems[0]?.problem).toContain(length)
  })

  test('a description of 20,000 characters fits', () => {
    expect(decode({ descripcion: 'x'.repeat(20_000) }).experience?.descriptionHtml?.es).toHaveLength(20_007)
  })

  test('html with scripts is cleaned while decoding', () => {
    const { experience } = decode({ descripcion: { es: '<p>Sol<script>alert(1)</script></p>' } })
    expect(experience?.descriptionHtml).toEqual({ es: '<p>Sol</p>' })
  })

  test('no language of an html text but scripts is no text', () => {
    expect(
      decode({ comoLlegar: { es: '<script>alert(1)</script>' } }).experience?.gettingThereHtml
    ).toBeNull()
  })
})

describe('a document that does not fit', () => {
  test('without a name is left out and says so', () => {
    expect(decode({ nombre: {} }).problems).toEqual([
      {
        collection: 'experiencias',
        expected: 'un texto en un idioma al menos',
        field: 'nombre',
        id: 'paseo',
        outcome: 'left-out',
        problem: 'falta el nombre',
        value: '{}'
      }
    ])
  })

  test.each([
    '../secreto',
    'a/b',
    'a.b',
    '.hidden',
    '-a',
    '',
    'a b',
    'x'.repeat(101),
    'constructor',
    'index'
  ])('with the id %j is left out', id => {
    expect(decode({ id }).experience).toBeNull()
    expect(decode({ id }).problems).toMatchObject([{ field: 'id', id, outcome: 'left-out' }])
  })

  test('names every field that is wrong', () => {
    const { reported } = decode({ duracionMinutos: 1.5, imagenes: [{ ancho: 100 }], vip: 'sí' })
    expect(reported.toSorted()).toEqual(['duracionMinutos', 'imagenes.0.url', 'vip'])
  })

  test('fields it does not know are left alone', () => {
    expect(decode({ codigoInterno: { a: [1] } }).problems).toEqual([])
  })
})

describe('prices', () => {
  test('are amounts by audience, and the lowest positive one is the "from" price', () => {
    const { experience, problems } = decode({
      precioDesde: 20,
      precios: [{ nombre: { es: 'Entrada' }, precios: { adulto: 35, bebe: 0, nino: 20, senior: null } }]
    })
    expect(experience?.prices).toEqual([
      {
        amounts: [
          { audience: 'adulto', euros: 35 },
          { audience: 'bebe', euros: 0 },
          { audience: 'nino', euros: 20 }
        ],
        name: { es: 'Entrada' }
      }
    ])
    expect(experience?.priceFrom).toEqual({ audience: 'nino', euros: 20, kind: 'from' })
    expect(problems).toEqual([])
  })

  test.each([19, 22.1])(
    'a stored "from" price of %d beside a lowest of 20 is reported and ignored',
    precioDesde => {
      const { experience, problems } = decode({ precioDesde, precios: [{ precios: { adulto: 20 } }] })
      expect(experience?.priceFrom).toMatchObject({ euros: 20 })
      expect(problems).toMatchObject([
        { field: 'precioDesde', outcome: 'ignored', value: String(precioDesde) }
      ])
    }
  )

  test('a stored "from" price of something free is reported', () => {
    const { experience, reported } = decode({ precioDesde: 5, precios: [{ precios: { adulto: 0 } }] })
    expect(experience?.priceFrom).toEqual({ kind: 'free' })
    expect(reported).toEqual(['precioDesde'])
  })

  test('a stored "from" price counts when there are no others', () => {
    expect(decode({ precioDesde: 12 }).experience?.priceFrom).toEqual({
      audience: null,
      euros: 12,
      kind: 'from'
    })
  })

  test('no price is neither 0 nor free', () => {
    expect(decode({ precios: [{ nombre: 'Entrada', precios: {} }] }).experience).toMatchObject({
      priceFrom: { kind: 'unknown' },
      prices: []
    })
  })

  test.each(['25 €', '25', -1, 100_001, true])('a price of %j leaves the document out', adulto => {
    const { experience, problems } = decode({ precios: [{ precios: { adulto } }] })
    expect(experience).toBeNull()
    expect(problems).toMatchObject([{ field: 'precios.0.precios.adulto', value: JSON.stringify(adulto) }])
  })

  test('a price as text is explained', () => {
    expect(decode({ precios: [{ precios: { adulto: '25 €' } }] }).problems).toMatchObject([
      { expected: 'un número, por ejemplo 25', problem: 'no es un número' }
    ])
  })
})

describe('places', () => {
  test.each([
    { lat: 36.7, lng: -4.4 },
    { latitude: 36.7, longitude: -4.4 },
    { _latitude: 36.7, _longitude: -4.4 }
  ])('%j is read', coordenadas => {
    expect(decode({ coordenadas }).experience?.position).toEqual({ lat: 36.7, lng: -4.4 })
  })

  test.each([
    { lat: 0, lng: 0 },
    { lat: 48.8, lng: 2.3 },
    { lat: -4.4, lng: 36.7 },
    { lat: 26.9, lng: -15 }
  ])('%j is outside Spain: ignored and reported', coordenadas => {
    const { experience, problems } = decode({ coordenadas })
    expect(experience?.position).toBeNull()
    expect(problems).toMatchObject([{ field: 'coordenadas', outcome: 'ignored' }])
  })

  test('the Canaries are in Spain', () => {
    expect(decode({ coordenadas: { lat: 28.1, lng: -15.4 } }).problems).toEqual([])
  })

  test.each([undefined, null, {}])('%j is no position and no mistake', coordenadas => {
    const { experience, problems } = decode({ coordenadas })
    expect(experience?.position).toBeNull()
    expect(problems).toEqual([])
  })

  test('coordinates as text leave the document out', () => {
    expect(decode({ coordenadas: { lat: '36.7', lng: -4.4 } }).reported).toEqual(['coordenadas.lat'])
  })

  test('codes of provinces become provinces, each once, and unknown ones are reported', () => {
    const { experience, problems } = decode({ provincias: ['29', '04', '29', '28'] })
    expect(experience?.provinces).toEqual(['malaga', 'almeria'])
    expect(problems).toMatchObject([{ field: 'provincias.3', outcome: 'ignored', value: '"28"' }])
  })
})

describe('events', () => {
  const fecha = '2026-05-16T21:30:00+02:00'

  test('have a start and an end', () => {
    const fechaFin = '2026-05-16T20:30:00Z'
    expect(decode({ evento: true, fecha, fechaFin }).experience?.eventDate).toEqual({
      end: fechaFin,
      start: fecha
    })
  })

  test('an end before the start is ignored and reported', () => {
    const { experience, reported } = decode({ evento: true, fecha, fechaFin: '2026-05-16T19:00:00Z' })
    expect(experience?.eventDate).toEqual({ end: null, start: fecha })
    expect(reported).toEqual(['fechaFin'])
  })

  test('without a date have a page, and are named in the report with what to do', () => {
    const { experience, problems } = decode({ evento: true })
    expect(experience).toMatchObject({ eventDate: null, isEvent: true })
    expect(problems).toMatchObject([{ field: 'fecha', outcome: 'ignored', value: '' }])
    expect(problems[0]?.expected).toContain('quita «evento»')
  })

  test.each([
    ['2026-05-16', '+02:00'],
    ['2026-12-24', '+01:00'],
    ['2026-03-29', '+01:00', '+02:00'],
    ['2026-10-25', '+02:00', '+01:00']
  ])('on %s, without a time, are on all of that day', (day, offset, later = offset) => {
    expect(decode({ evento: true, fecha: day }).experience?.eventDate).toEqual({
      end: `${day}T23:59:00${later}`,
      start: `${day}T00:00:00${offset}`
    })
  })

  test('that end on a day without a time end with it', () => {
    const { experience, problems } = decode({ evento: true, fecha, fechaFin: '2026-05-18' })
    expect(experience?.eventDate).toEqual({ end: '2026-05-18T23:59:00+02:00', start: fecha })
    expect(problems).toEqual([])
  })

  test('seconds may be left out', () => {
    expect(decode({ evento: true, fecha: '2026-05-16T21:30+02:00' }).experience?.eventDate?.end).toBeNull()
  })

  test.each(['mañana', '2026-02-30', '2026-02-30T10:00:00Z', '2026-05-16T21:30:00'])(
    '%s is no moment, and leaves the document out',
    wrong => {
      expect(decode({ evento: true, fecha: wrong }).problems).toMatchObject([
        { field: 'fecha', outcome: 'left-out', problem: 'no es una fecha' }
      ])
    }
  )

  test('a date means nothing on what is no event', () => {
    expect(decode({ fecha }).experience?.eventDate).toBeNull()
  })
})

describe('modes', () => {
  test('hiding from kinds of partners is hiding in modes', () => {
    const { experience, problems } = decode({
      ocultarTipoPartner: ['rentacar', 'viviendas-turisticas', 'other']
    })
    expect(experience?.hiddenFor).toEqual(['rentacar', 'tourist-housing', 'other'])
    expect(problems).toEqual([])
  })

  test('an unknown kind of partner is reported and ignored', () => {
    const { experience, reported } = decode({ ocultarTipoPartner: ['hotel'] })
    expect(experience?.hiddenFor).toEqual([])
    expect(reported).toEqual(['ocultarTipoPartner.0'])
  })

  test('icons show in the modes it suits', () => {
    expect(decode({ tipoFuncionamientoRentacar: true }).experience?.iconIn).toEqual(['rentacar'])
    expect(decode({ tipoFuncionamientoViviendaTuristica: true }).experience?.iconIn).toEqual([
      'tourist-housing'
    ])
  })
})

describe('details', () => {
  test('pictures are addresses or have sizes', () => {
    const { experience } = decode({
      imagenes: ['https://a.es/a', { alt: 'Mar', alto: 9, ancho: 16, foco: { x: 2, y: 7 }, url: '/b' }]
    })
    expect(experience?.photos).toEqual([
      { alt: null, focus: null, height: null, url: 'https://a.es/a', width: null },
      { alt: { es: 'Mar' }, focus: { x: 2, y: 7 }, height: 9, url: '/b', width: 16 }
    ])
  })

  test('a picture without encryption is reported and ignored', () => {
    const { experience, reported } = decode({ imagenes: ['http://example.com/a.jpg'] })
    expect(experience?.photos).toEqual([])
    expect(reported).toEqual(['imagenes.0'])
  })

  test('a meta experience may be in the menu', () => {
    const meta = { logo: [{ url: 'https://example.com/l.png' }], menu: true, menuNombre: { es: 'Nerja' } }
    expect(decode({ meta, metaExp: true }).experience?.metaMenu).toEqual({
      isInMenu: true,
      logoUrl: 'https://example.com/l.png',
      menuName: { es: 'Nerja' }
    })
    expect(decode({ meta }).experience?.metaMenu).toBeNull()
  })

  test('who may take part has a lower and an upper end, each a rule or not stated', () => {
    expect(decode({ edadMaxima: 65, edadMinima: 8 }).experience).toMatchObject({
      maximumAge: 65,
      minimumAge: 8
    })
    expect(decode({}).experience).toMatchObject({ maximumAge: null, minimumAge: null })
    expect(decode({ edadMaxima: -1 }).reported).toEqual(['edadMaxima'])
  })

  test('a rate holds to an age where that is said', () => {
    const precios = [{ precios: { adulto: 30, nino: 14 } }]
    const amountsOf = (fields: object) => decode({ precios, ...fields }).experience?.prices[0]?.amounts
    expect(amountsOf({ edadesTarifas: { bebe: 3, nino: 12 } })).toEqual([
      { audience: 'adulto', euros: 30 },
      { audience: 'nino', euros: 14, until: 12 }
    ])
    expect(amountsOf({})).toEqual([
      { audience: 'adulto', euros: 30 },
      { audience: 'nino', euros: 14 }
    ])
  })

  test('access is yes, no or not stated', () => {
    expect(
      decode({ accesibilidad: { perros: true, sinEscalones: false } }).experience?.accessibility
    ).toEqual({
      dogs: true,
      pushchair: null,
      shade: null,
      stepFree: false,
      wheelchair: null
    })
  })

  test('languages nobody speaks here are reported and ignored', () => {
    const { experience, reported } = decode({ idiomas: ['es', 'nl', 'klingon'] })
    expect(experience?.guideLanguages).toEqual(['es', 'nl'])
    expect(reported).toEqual(['idiomas.2'])
  })

  test('null is the same as missing everywhere', () => {
    const names = [
      'orden',
      'precios',
      'vip',
      'empresa',
      'imagenes',
      'horarios',
      'meta',
      'accesibilidad',
      'fecha',
      'slug'
    ]
    const { experience, problems } = decode(Object.fromEntries(names.map(name => [name, null])))
    expect(experience).toEqual(decode({}).experience)
    expect(problems).toEqual([])
  })
})

describe('the slug', () => {
  test('is made from the Spanish name when missing', () => {
    expect(decode({ nombre: { en: 'Sea', es: 'Ñoras y Málaga' } }).experience?.slug).toBe('noras-y-malaga')
  })

  test('is made from the id when no name gives one', () => {
    expect(decode({ nombre: '海' }).experience?.slug).toBe('paseo')
  })

  test.each([
    ['Día_de Playa', 'dia-de-playa'],
    ['../../etc', 'etc'],
    ['¡!', 'un-paseo'],
    ['x'.repeat(121), 'x'.repeat(120)]
  ])('%s has odd characters: it is put right and reported', (slug, right) => {
    const { experience, problems } = decode({ slug })
    expect(experience?.slug).toBe(right)
    expect(problems).toMatchObject([{ field: 'slug', outcome: 'ignored' }])
  })
})

describe('the poster', () => {
  test('a composition is taken by its name', () => {
    expect(decode({ motivo: 'kayak-rio' }).experience?.motif).toBe('kayak-rio')
  })

  test('without one the rules choose', () => {
    expect(decode({}).experience?.motif).toBeNull()
  })

  test.each(['kayak-lunar', 'constructor', 'toString'])('«%s» is reported and ignored', name => {
    const { experience, reported } = decode({ motivo: name })
    expect(experience?.motif).toBeNull()
    expect(reported).toEqual(['motivo'])
  })

  test('stands before the photographs when the document says so', () => {
    expect(decode({ cartelPrimero: true }).experience?.isPosterFirst).toBe(true)
    expect(decode({}).experience?.isPosterFirst).toBe(false)
  })
})
