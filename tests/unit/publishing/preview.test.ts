import type { Catalog } from '#catalog/model/catalog.ts'
import { describe, expect, test } from 'vitest'

import { draftsIn } from '#contract/reading/draft.ts'
import type { Keys } from 'live-publisher'
import { createPreviews, fileAt, withPictures, withPrivateLinks } from '#publishing/preview.ts'
import {
  aCategoryDocument,
  aCompanyDocument,
  anExperienceDocument,
  aSnapshot
} from '../../fixtures/documents.ts'

const keys: Keys = new Map(
  ['index.html', 'en.html', 'en/agenda.html', 'experiencias/index.html', 'carteles/wide/a.svg'].map(file => [
    file,
    'k'
  ])
)

describe('fileAt', () => {
  test.each([
    ['/', 'index.html'],
    ['/en', 'en.html'],
    ['/en/agenda', 'en/agenda.html'],
    ['/en/agenda/', 'en/agenda.html'],
    ['/experiencias', 'experiencias/index.html'],
    ['/carteles/wide/a.svg', 'carteles/wide/a.svg'],
    ['/../package.json', null],
    ['/nada', null]
  ])('%s is %s', (path, file) => {
    expect(fileAt(path, keys)).toBe(file)
  })
})

test('only what the site has not is led to the private address', () => {
  const html =
    '<a href="/experiencias/nueva#precios">Nueva</a><a href="/agenda">Agenda</a><a href="https://a.example/experiencias/nueva">x</a>' +
    '<source srcset="/carteles/tall/nueva.svg?v=2-a"><img src="/carteles/wide/nueva.svg?v=2-b">'
  expect(withPrivateLinks(html, path => path.includes('nueva'))).toBe(
    '<a href="/vista-previa/experiencias/nueva#precios">Nueva</a><a href="/agenda">Agenda</a><a href="https://a.example/experiencias/nueva">x</a>' +
      '<source srcset="/vista-previa/carteles/tall/nueva.svg?v=2-a"><img src="/vista-previa/carteles/wide/nueva.svg?v=2-b">'
  )
})

test('the drawings that only an unsaved page has come within it, each drawn once', async () => {
  const drawn: string[] = []
  const html =
    '<source srcset="/carteles/tall/nueva.svg?v=2-a"><img src="/carteles/wide/nueva.svg?v=2-b"><img src="/carteles/wide/nueva.svg?v=2-b"><img src="/carteles/wide/a.svg">'
  const page = await withPictures(
    html,
    path => path.includes('nueva'),
    async path => {
      drawn.push(path)
      return Buffer.from(path)
    }
  )
  const within = (path: string) => `data:image/svg+xml;base64,${Buffer.from(path).toString('base64')}`
  expect(page).toBe(
    `<source srcset="${within('/carteles/tall/nueva.svg')}"><img src="${within('/carteles/wide/nueva.svg')}"><img src="${within('/carteles/wide/nueva.svg')}"><img src="/carteles/wide/a.svg">`
  )
  expect(drawn).toEqual(['/carteles/tall/nueva.svg', '/carteles/wide/nueva.svg'])
})

const draft = { borrador: true }
const snapshot = aSnapshot({
  categorias: [aCategoryDocument()],
  empresas: [aCompanyDocument({ id: 'nueva-empresa', ...draft })],
  experiencias: [
    anExperienceDocument(),
    anExperienceDocument({ id: 'nueva', nombre: { en: 'New' }, slug: 'nueva', ...draft }),
    anExperienceDocument({ id: 'rota', nombre: 7, ...draft })
  ],
  partners: [{ id: 'coches', nombre: 'Coches', ...draft }]
})

/** Previews with a renderer that says which experiences the catalogue has. */
function previews() {
  const slugsOf = ({ bySlug }: Catalog) => [...bySlug.keys()].toSorted()
  return createPreviews({
    publicKeys: () => new Map([['experiencias/un-paseo.html', 'k']]),
    read: async () => snapshot,
    renderer: {
      keysOf: ({ bySlug }) =>
        new Map([...bySlug].map(([slug, { name }]) => [`experiencias/${slug}.html`, JSON.stringify(name)])),
      render: async (catalog, files, take) => {
        const of = slugsOf(catalog).join()
        for (const file of files)
          await take(file, Buffer.from(`<p>${file} of ${of}</p><a href="/experiencias/nueva">`))
      }
    }
  })
}

describe('previews', () => {
  test('name each draft, where its page would be, and what keeps it from having one', async () => {
    expect(await previews()({ kind: 'drafts' })).toEqual({
      drafts: [
        { collection: 'experiencias', id: 'nueva', name: 'New', path: '/experiencias/nueva', problems: [] },
        {
          collection: 'experiencias',
          id: 'rota',
          name: 'rota',
          path: null,
          problems: [expect.objectContaining({ field: 'nombre', outcome: 'left-out' })]
        },
        {
          collection: 'empresas',
          id: 'nueva-empresa',
          name: 'Levante Rutas',
          path: '/empresas/nueva-empresa',
          problems: []
        },
        expect.objectContaining({ collection: 'partners', id: 'coches', path: null })
      ],
      kind: 'drafts'
    })
  })

  test('are rendered with every draft published', async () => {
    const answer = await previews()({ kind: 'file', path: '/experiencias/nueva' })
    expect(answer).toMatchObject({ kind: 'file', type: 'text/html; charset=utf-8' })
    expect(answer.kind === 'file' && Buffer.from(answer.body, 'base64').toString()).toBe(
      '<p>experiencias/nueva.html of nueva,un-paseo</p><a href="/vista-previa/experiencias/nueva">'
    )
  })

  test('show a document that nobody has saved on its page, or on another one', async () => {
    const written = { nombre: { es: 'Nueva, otra' }, slug: 'otra' }
    const unsaved = {
      collection: 'experiencias',
      document: { ...written, id: 'nueva' },
      kind: 'unsaved',
      locale: 'esd',
      path: null
    } as const
    const shown = async (question: Parameters<ReturnType<typeof previews>>[0]) => {
      const answer = await previews()(question)
      return answer.kind === 'file' ? Buffer.from(answer.body, 'base64').toString() : answer.kind
    }
    expect(await shown(unsaved)).toContain('experiencias/otra.html of otra,un-paseo')
    expect(await shown({ ...unsaved, path: '/experiencias/un-paseo' })).toContain(
      'un-paseo.html of otra,un-paseo'
    )
    expect(await shown({ kind: 'file', path: '/experiencias/nueva' })).toContain('of nueva,un-paseo')
  })

  test('show a company its unsaved draft without the drafts of others', async () => {
    const document = { ...anExperienceDocument({ id: 'mia', nombre: { es: 'Mía' }, slug: 'mia' }), ...draft }
    const answer = await previews()({
      collection: 'experiencias',
      document,
      kind: 'own',
      locale: 'esd',
      path: null
    })
    expect(answer.kind === 'file' && Buffer.from(answer.body, 'base64').toString()).toContain(
      'experiencias/mia.html of mia,un-paseo'
    )
  })

  test('name what keeps a document that nobody has saved from its page', async () => {
    const unsaved = { collection: 'experiencias', kind: 'unsaved', locale: 'de', path: null } as const
    const document = { id: 'nueva', nombre: null }
    expect(await previews()({ ...unsaved, document })).toEqual({
      kind: 'left-out',
      problems: [expect.objectContaining({ field: 'nombre', id: 'nueva' })]
    })
  })

  test('count the pages that a document would change, bring or take away', async () => {
    const effectOf = (document: { id: string; [field: string]: unknown }) =>
      previews()({ collection: 'experiencias', document, kind: 'effect' })
    const walk = anExperienceDocument()
    expect(await effectOf(walk)).toEqual({ added: 0, changed: 0, kind: 'effect', removed: 0 })
    expect(await effectOf({ ...walk, slug: 'otro-paseo' })).toMatchObject({ added: 1, removed: 1 })
    expect(await effectOf(anExperienceDocument({ id: 'nueva', slug: 'nueva' }))).toMatchObject({ added: 1 })
    expect(await effectOf({ ...walk, nombre: { es: 'Otro nombre' }, slug: 'un-paseo' })).toMatchObject({
      added: 0,
      changed: 1
    })
  })

  test('of what is no page say so', async () => {
    expect(await previews()({ kind: 'file', path: '/experiencias/rota' })).toMatchObject({ kind: 'missing' })
  })
})

test.each([
  [{ nombre: { en: 'Walk', es: 'Paseo' } }, 'Paseo'],
  [{ nombre: { en: 'Walk' } }, 'Walk'],
  [{ nombre: 'Paseo' }, 'Paseo'],
  [{ pregunta: { es: '¿Cómo?' } }, '¿Cómo?'],
  [{ nombre: null }, 'x'],
  [{ nombre: 7 }, 'x'],
  [{}, 'x']
])('a draft with %j is called %s', (fields, name) => {
  expect(draftsIn(aSnapshot({ experiencias: [{ ...fields, ...draft, id: 'x' }] }))).toMatchObject([{ name }])
})

test('public documents and opinions are no drafts', () => {
  expect(draftsIn(snapshot).map(({ id }) => id)).toEqual(['nueva', 'rota', 'nueva-empresa', 'coches'])
  expect(draftsIn(aSnapshot({ comentarios: [{ id: 'c', ...draft }] }))).toEqual([])
})
