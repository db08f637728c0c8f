import { describe, expect, test } from 'vitest'

import { createDecoder, decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import {
  aCategoryDocument,
  aCommentDocument,
  aCompanyDocument,
  anExperienceDocument,
  aPartnerDocument,
  aQuestionDocument,
  aSnapshot
} from '../../fixtures/documents.ts'

describe('decodeSnapshot', () => {
  test('reads every collection without a complaint', () => {
    const { content, problems } = decodeSnapshot(
      aSnapshot({
        categorias: [aCategoryDocument()],
        comentarios: [aCommentDocument()],
        configuracion: [
          { id: 'imagenesProvincias', malaga: '/provincias/m.jpg' },
          { id: 'partnersProvincia', malaga: 'coches' }
        ],
        empresas: [aCompanyDocument()],
        experiencias: [
          anExperienceDocument({ categorias: ['rutas'], empresa: 'levante', metas: ['nerja'] }),
          anExperienceDocument({ id: 'nerja', metaExp: true, nombre: 'Nerja' })
        ],
        partners: [aPartnerDocument()],
        preguntas: [aQuestionDocument()],
        provincias: [{ codigo: '29', id: 'malaga', text: 'Málaga' }]
      })
    )
    expect(problems).toEqual([])
    expect(content).toMatchObject({
      categories: [{ id: 'rutas' }],
      companies: [{ id: 'levante' }],
      defaultPartners: { malaga: 'coches' },
      experiences: [
        { id: 'nerja' },
        { categoryIds: ['rutas'], companyId: 'levante', destinationIds: ['nerja'] }
      ],
      opinions: { paseo: [{ author: 'Ana', text: 'Volveremos.' }] },
      partners: [{ id: 'coches', kind: 'rentacar' }],
      provinceImages: { malaga: '/provincias/m.jpg' },
      questions: [{ answerHtml: { es: '<p>Con tarjeta.</p>' }, id: 'pagar' }]
    })
  })

  test('names a document of the configuration that it does not know, with those it does', () => {
    const { problems } = decodeSnapshot(
      aSnapshot({ configuracion: [{ id: 'partnerProvincia', malaga: 'coches' }] })
    )
    expect(problems).toMatchObject([
      { expected: expect.stringContaining('partnersProvincia'), id: 'partnerProvincia', outcome: 'ignored' }
    ])
  })

  test.each(['0-copia', 'zz-copia'])(
    'a copy of a province does not speak for it, whatever its id (%s)',
    id => {
      const malaga = { codigo: '29', id: 'malaga', text: 'Málaga', value: 'malaga' }
      const { content, problems } = decodeSnapshot(
        aSnapshot({ provincias: [{ ...malaga, id, text: 'Otra' }, malaga] })
      )
      expect(content.provinces.find(({ slug }) => slug === 'malaga')?.name.es).toBe('Málaga')
      expect(problems).toMatchObject([{ collection: 'provincias', id, outcome: 'left-out' }])
    }
  )

  test('knows what was published once and is gone, the same when the edition is made again', () => {
    const owners = { 'la-cerrada': 'cerrada', 'un-paseo': 'viejo', borrador: 'borrador' }
    const snapshot = {
      ...aSnapshot({
        experiencias: [
          anExperienceDocument({ id: 'nuevo', slug: 'un-paseo' }),
          anExperienceDocument({ borrador: true, id: 'borrador' })
        ]
      }),
      addresses: { categorias: {}, experiencias: owners, preguntas: {} }
    }
    const { addresses, content } = decodeSnapshot(snapshot)
    // The address of «viejo» has another owner now: nothing tells of it any more.
    expect(content.formerIds).toEqual(['borrador', 'cerrada'])
    expect(decodeSnapshot({ ...snapshot, addresses }).content.formerIds).toEqual(content.formerIds)
  })

  test('leaves a broken document out and builds the rest', () => {
    const { content, problems } = decodeSnapshot(
      aSnapshot({ experiencias: [anExperienceDocument(), { id: 'roto', nombre: 7 }] })
    )
    expect(content.experiences.map(({ id }) => id)).toEqual(['paseo'])
    expect(problems).toMatchObject([{ collection: 'experiencias', id: 'roto', outcome: 'left-out' }])
  })

  test.each([
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:01:00Z', '2026-11-21'],
    ['2026-06-20T22:01:00Z', '2026-06-21'],
    ['2026-06-20T23:30:00+02:00', '2026-06-20']
  ])('%s is on %s in Andalusia', (moment, day) => {
    expect(decodeSnapshot({ ...aSnapshot(), moment }).content.day).toBe(day)
  })

  test('an id that comes twice is there once, and the second is reported', () => {
    const { content, problems } = decodeSnapshot(
      aSnapshot({
        categorias: [aCategoryDocument(), aCategoryDocument({ nombre: 'Otra' })],
        experiencias: [anExperienceDocument({ categorias: ['rutas'] })]
      })
    )
    expect(content.categories).toMatchObject([{ name: { es: 'Rutas' } }])
    expect(problems).toMatchObject([
      { field: 'id', id: 'rutas', outcome: 'left-out', problem: 'el id está repetido' }
    ])
  })
})

test.each([
  [[], true],
  [[anExperienceDocument({ borrador: true, categorias: ['rutas'] })], true],
  [[anExperienceDocument({ categorias: ['rutas'] })], false]
])(
  'a category has no page while nothing on the site is in it, and is named then',
  (experiencias, isNamed) => {
    const { problems } = decodeSnapshot(aSnapshot({ categorias: [aCategoryDocument()], experiencias }))
    const named = [{ collection: 'categorias', id: 'rutas', outcome: 'ignored' }]
    expect(problems).toMatchObject(isNamed ? named : [])
  }
)

describe('references', () => {
  function problemsOf(fields: Record<string, unknown>) {
    const documents = [anExperienceDocument({ id: 'playa', nombre: 'Playa' }), anExperienceDocument(fields)]
    const { content, problems } = decodeSnapshot(aSnapshot({ experiencias: documents }))
    return { experience: content.experiences.find(({ id }) => id === 'paseo'), problems }
  }

  test.each([
    [{ categorias: ['nada'] }, { categoryIds: [] }, 'categorias', '"nada"'],
    [{ empresa: 'nadie' }, { companyId: null }, 'empresa', '"nadie"'],
    [{ metas: ['nunca'] }, { destinationIds: [] }, 'metas', '"nunca"'],
    [{ metas: ['playa'] }, { destinationIds: [] }, 'metas', '"playa"']
  ])('%j points to something missing: reported and ignored', (fields, expected, field, value) => {
    const { experience, problems } = problemsOf(fields)
    expect(experience).toMatchObject(expected)
    expect(problems).toMatchObject([{ field, id: 'paseo', outcome: 'ignored', value }])
  })

  test('a category that was left out is missing too', () => {
    const { content, problems } = decodeSnapshot(
      aSnapshot({
        categorias: [aCategoryDocument({ nombre: '' }), aCategoryDocument({ id: 'mar', slug: 'mar' })],
        experiencias: [anExperienceDocument({ categorias: ['mar', 'rutas'] })]
      })
    )
    expect(content.experiences[0]?.categoryIds).toEqual(['mar'])
    expect(problems.map(({ collection, outcome }) => [collection, outcome])).toEqual([
      ['experiencias', 'ignored'],
      ['categorias', 'left-out']
    ])
  })

  test('a comment of an unknown experience is left out', () => {
    const { content, problems } = decodeSnapshot(aSnapshot({ comentarios: [aCommentDocument()] }))
    expect(content.opinions).toEqual({})
    expect(problems).toMatchObject([
      { field: 'experiencia', id: 'c1', outcome: 'left-out', value: '"paseo"' }
    ])
  })

  test('a comment that says in words whether it is published is hidden and named', () => {
    const comentarios = ['true', 'false', 1, 'sí'].map((publicado, index) =>
      aCommentDocument({ id: `c${index}`, publicado })
    )
    const { content, problems } = decodeSnapshot(
      aSnapshot({ comentarios, experiencias: [anExperienceDocument()] })
    )
    expect(content.opinions).toEqual({})
    expect(problems.map(({ field, id, value }) => [field, id, value])).toEqual([
      ['publicado', 'c0', '"true"'],
      ['publicado', 'c1', '"false"'],
      ['publicado', 'c2', '1'],
      ['publicado', 'c3', '"sí"']
    ])
  })

  test('a comment that waits for its review is named nowhere', () => {
    const comentarios = [false, null, undefined].map((publicado, index) =>
      aCommentDocument({ id: `c${index}`, nombre: 7, publicado })
    )
    expect(
      decodeSnapshot(aSnapshot({ comentarios, experiencias: [anExperienceDocument()] })).problems
    ).toEqual([])
  })

  test('comments of two experiences may have the same id', () => {
    const { content, problems } = decodeSnapshot(
      aSnapshot({
        comentarios: [aCommentDocument(), aCommentDocument({ experiencia: 'playa' })],
        experiencias: [anExperienceDocument(), anExperienceDocument({ id: 'playa', nombre: 'Playa' })]
      })
    )
    expect(Object.keys(content.opinions)).toEqual(['paseo', 'playa'])
    expect(problems).toEqual([])
  })

  test('a comment of something that is no id is left out', () => {
    const comentarios = [aCommentDocument({ experiencia: { toString: 1 } })]
    expect(decodeSnapshot(aSnapshot({ comentarios })).problems).toMatchObject([
      { field: 'experiencia', outcome: 'left-out', problem: 'no es un texto' }
    ])
  })

  test('an unknown default partner is ignored', () => {
    const configuracion = [{ id: 'partnersProvincia', cadiz: 'coches', malaga: 'nadie' }]
    const { content, problems } = decodeSnapshot(aSnapshot({ configuracion, partners: [aPartnerDocument()] }))
    expect(content.defaultPartners).toEqual({ cadiz: 'coches' })
    expect(problems).toMatchObject([{ field: 'malaga', id: 'partnersProvincia', outcome: 'ignored' }])
  })
})

describe('slugs', () => {
  function slugsOf(...experiencias: ReturnType<typeof anExperienceDocument>[]) {
    const { content, problems } = decodeSnapshot(aSnapshot({ experiencias }))
    return { problems, slugs: Object.fromEntries(content.experiences.map(({ id, slug }) => [id, slug])) }
  }

  test('the first by id keeps a slug that comes twice', () => {
    const { problems, slugs } = slugsOf(
      anExperienceDocument({ id: 'c', slug: 'ruta' }),
      anExperienceDocument({ id: 'a', slug: 'ruta' }),
      anExperienceDocument({ id: 'B_2', slug: 'ruta' })
    )
    expect(slugs).toEqual({ B_2: 'ruta', a: 'ruta-a', c: 'ruta-c' })
    expect(problems).toMatchObject([
      { field: 'slug', id: 'a', outcome: 'ignored', value: '"ruta"' },
      { field: 'slug', id: 'c' }
    ])
  })

  test('a slug that is made never takes one that is written', () => {
    const { slugs } = slugsOf(
      anExperienceDocument({ id: 'a', slug: 'ruta' }),
      anExperienceDocument({ id: 'b', slug: 'ruta' }),
      anExperienceDocument({ id: 'c', slug: 'ruta-b' })
    )
    expect(slugs).toEqual({ a: 'ruta', b: 'ruta-b-2', c: 'ruta-b' })
  })

  test('ids that differ in capitals alone still get slugs of their own', () => {
    const { slugs } = slugsOf(
      anExperienceDocument({ id: 'A', slug: 'ruta' }),
      anExperienceDocument({ id: 'X', slug: 'ruta' }),
      anExperienceDocument({ id: 'x', slug: 'ruta' })
    )
    expect(slugs).toEqual({ A: 'ruta', X: 'ruta-x', x: 'ruta-x-2' })
  })

  test.each(['index', 'pt'])('the reserved slug %s belongs to nobody', slug => {
    const { problems, slugs } = slugsOf(anExperienceDocument({ slug }))
    expect(slugs).toEqual({ paseo: `${slug}-paseo` })
    expect(problems).toMatchObject([{ field: 'slug', problem: 'es una dirección reservada' }])
  })

  test('the pages of a listing keep their place among the categories', () => {
    const { content } = decodeSnapshot(aSnapshot({ categorias: [aCategoryDocument({ slug: 'pagina' })] }))
    expect(content.categories[0]?.slug).toBe('pagina-rutas')
  })
})

describe('order', () => {
  test('does not depend on the order of the documents', () => {
    const snapshot = aSnapshot({
      categorias: [
        aCategoryDocument({ id: 'z', orden: 1, slug: 'z' }),
        aCategoryDocument({ id: 'b', orden: 2, slug: 'b' }),
        aCategoryDocument({ id: 'a', orden: 2, slug: 'a' }),
        aCategoryDocument({ id: '0', orden: null, slug: '0' })
      ],
      empresas: [
        aCompanyDocument({ id: 'b', nombre: 'Álamo' }),
        aCompanyDocument({ id: '0', nombre: 'Zeta' }),
        aCompanyDocument({ id: 'a', nombre: 'alamo' })
      ],
      experiencias: [
        anExperienceDocument({ id: 'b', slug: 'b' }),
        anExperienceDocument({ id: 'a', slug: 'a' })
      ],
      preguntas: [aQuestionDocument({ id: 'b', slug: 'b' }), aQuestionDocument({ id: 'a', slug: 'a' })]
    })
    const { categories, companies, experiences, questions } = decodeSnapshot(snapshot).content
    const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('')
    expect([categories, companies, experiences, questions].map(ids)).toEqual(['zab0', 'ab0', 'ab', 'ab'])
  })

  test('the newest opinion comes first, whatever its offset', () => {
    const { content } = decodeSnapshot(
      aSnapshot({
        comentarios: [
          aCommentDocument({ fecha: '2026-05-01T10:00:00Z', id: 'b' }),
          aCommentDocument({ fecha: '2026-05-01T11:30:00+02:00', id: 'a' }),
          aCommentDocument({ fecha: '2026-05-02T10:00:00Z', id: 'c' })
        ],
        experiencias: [anExperienceDocument()]
      })
    )
    expect(content.opinions['paseo']?.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})

describe('createDecoder', () => {
  const experiencias = [
    anExperienceDocument({ id: 'a', slug: 'ruta' }),
    anExperienceDocument({ categorias: ['nada'], id: 'b', slug: 'ruta' }),
    anExperienceDocument({ id: 'c', slug: 'mar' })
  ]

  test('gives the same object for a document that has not changed, put right or not', () => {
    const decode = createDecoder()
    const { content: before, problems } = decode(aSnapshot({ experiencias }))
    const { content: after, problems: again } = decode(structuredClone(aSnapshot({ experiencias })))
    for (const [index, experience] of after.experiences.entries())
      expect(experience).toBe(before.experiences[index])
    expect(again).toEqual(problems)
  })

  test('gives a new object for a document that has, also when it was changed in place', () => {
    const decode = createDecoder()
    const snapshot = aSnapshot({ experiencias: structuredClone(experiencias) })
    const before = decode(snapshot).content
    snapshot.collections.experiencias[2] = anExperienceDocument({ id: 'c', nombre: 'Mar', slug: 'mar' })
    const after = decode(snapshot).content
    expect(after.experiences[0]).toBe(before.experiences[0])
    expect(after.experiences[2]).not.toBe(before.experiences[2])
    expect(after.experiences[2]?.name).toEqual({ es: 'Mar' })
  })

  test('a reference that appears is found though the document has not changed', () => {
    const decode = createDecoder()
    const [, , ...rest] = experiencias
    const documents = [anExperienceDocument({ categorias: ['rutas'] }), ...rest]
    expect(decode(aSnapshot({ experiencias: documents })).content.experiences[1]?.categoryIds).toEqual([])
    const { content, problems } = decode(
      aSnapshot({ categorias: [aCategoryDocument()], experiencias: documents })
    )
    expect(content.experiences[1]?.categoryIds).toEqual(['rutas'])
    expect(problems).toEqual([])
  })
})
