import { describe, expect, test } from 'vitest'

import { createDecoder, decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { isDraft, withDraftsPublished } from '#contract/reading/draft.ts'
import { pageSlug } from '#contract/fields/page-slug.ts'
import type { CollectionName, RawDocument, Snapshot } from '#contract/reading/snapshot.ts'
import type { Content } from '#domain/catalogue/content.ts'
import {
  aCategoryDocument,
  aCommentDocument,
  aCompanyDocument,
  anExperienceDocument,
  aPartnerDocument,
  aQuestionDocument,
  aSnapshot
} from '../../fixtures/documents.ts'

const draft = { borrador: true }

/** Each collection, a document of it, and the part of the content that it becomes. */
const collections: [CollectionName, RawDocument, (content: Content) => unknown[]][] = [
  ['experiencias', anExperienceDocument(), ({ experiences }) => experiences],
  ['categorias', aCategoryDocument(), ({ categories }) => categories],
  ['empresas', aCompanyDocument(), ({ companies }) => companies],
  ['preguntas', aQuestionDocument(), ({ questions }) => questions],
  ['partners', aPartnerDocument(), ({ partners }) => partners]
]

function reading(parts: Partial<Snapshot['collections']>) {
  return decodeSnapshot(aSnapshot(parts))
}

describe('a draft', () => {
  test.each(collections)(
    'of %s is not in the content, and nothing is said about it',
    (name, document, of) => {
      const { content, problems } = reading({ [name]: [{ ...document, ...draft }] })
      expect(of(content)).toEqual([])
      expect(problems).toEqual([])
      expect(of(reading({ [name]: [{ ...document, borrador: false }] }).content)).toHaveLength(1)
    }
  )

  test('of a province or a configuration leaves the defaults', () => {
    const province = { codigo: '29', id: 'malaga', text: { es: 'Otro nombre' } }
    const names = ({ content }: ReturnType<typeof reading>) => content.provinces.map(({ name }) => name.es)
    expect(names(reading({ provincias: [{ ...province, ...draft }] }))).toEqual(names(reading({})))
    const configuracion = [{ id: 'imagenesProvincias', malaga: 'https://example.com/m.jpg', ...draft }]
    expect(reading({ configuracion }).content.provinceImages).toEqual({})
  })

  test('is not checked before it is published', () => {
    const broken = anExperienceDocument({ borrador: true, nombre: 7 })
    expect(reading({ experiencias: [broken] }).problems).toEqual([])
    expect(decodeSnapshot(withDraftsPublished(aSnapshot({ experiencias: [broken] }))).problems).toMatchObject(
      [{ id: 'paseo', outcome: 'left-out' }]
    )
  })

  test('takes no slug from a public document', () => {
    const { content } = reading({
      experiencias: [
        anExperienceDocument({ id: 'a', slug: 'ruta', ...draft }),
        anExperienceDocument({ slug: 'ruta' })
      ]
    })
    expect(content.experiences).toMatchObject([{ id: 'paseo', slug: 'ruta' }])
  })

  test('takes its opinions with it, without a word', () => {
    const { content, problems } = reading({
      comentarios: [aCommentDocument()],
      experiencias: [anExperienceDocument(draft)]
    })
    expect(content.opinions).toEqual({})
    expect(problems).toEqual([])
  })

  test('that a public document points to is reported there', () => {
    const { content, problems } = reading({
      categorias: [aCategoryDocument(draft)],
      experiencias: [anExperienceDocument({ categorias: ['rutas'] })]
    })
    expect(content.experiences[0]?.categoryIds).toEqual([])
    expect(problems).toMatchObject([
      { field: 'categorias', outcome: 'ignored', problem: 'esa categoría no está en el sitio' }
    ])
  })

  test('has no address, also not by its id', () => {
    expect(pageSlug('paseo', anExperienceDocument())).toBe('un-paseo')
    expect(pageSlug('paseo', anExperienceDocument(draft))).toBeNull()
  })

  test.each(['true', 1, 'no', {}])('or not: %j could mean either, and leaves the document out', mark => {
    const { content, problems } = reading({ experiencias: [anExperienceDocument({ borrador: mark })] })
    expect(content.experiences).toEqual([])
    expect(problems).toMatchObject([{ field: 'borrador', id: 'paseo', outcome: 'left-out' }])
  })

  test.each([null, undefined, false])('is not what says %j', mark => {
    expect(isDraft({ borrador: mark })).toBe(false)
    expect(
      reading({ experiencias: [anExperienceDocument({ borrador: mark })] }).content.experiences
    ).toHaveLength(1)
  })
})

describe('withDraftsPublished', () => {
  test('shows what the site would be with every draft', () => {
    const snapshot = aSnapshot({
      comentarios: [aCommentDocument()],
      empresas: [aCompanyDocument(draft)],
      experiencias: [anExperienceDocument({ empresa: 'levante', ...draft })]
    })
    const { content, problems } = decodeSnapshot(withDraftsPublished(snapshot))
    expect(content.experiences).toMatchObject([{ companyId: 'levante', id: 'paseo' }])
    expect(content.opinions['paseo']).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('leaves the snapshot and every public document as they are', () => {
    const open = anExperienceDocument({ id: 'abierto' })
    const snapshot = aSnapshot({ experiencias: [anExperienceDocument(draft), open] })
    expect(withDraftsPublished(snapshot).collections.experiencias[1]).toBe(open)
    expect(snapshot.collections.experiencias[0]).toMatchObject(draft)
  })
})

test('publishing a draft and taking it back is seen by a decoder that remembers', () => {
  const decode = createDecoder()
  const read = (borrador: boolean) =>
    decode(aSnapshot({ experiencias: [anExperienceDocument({ borrador })] }))
  expect([true, false, true].map(mark => read(mark).content.experiences.length)).toEqual([0, 1, 0])
})
