import { afterEach, describe, expect, test } from 'vitest'

import { sitemapFile } from '#catalog/pages/site/sitemaps.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { SitemapPage, SitemapPart } from '#domain/page/sitemap.ts'
import type { Question } from '#domain/question/question.ts'
import { settings } from '#settings.ts'
import { aCategory, aCompany, aMeta, anEvent, anExperience, publish } from '../../../fixtures/builders.ts'
import { buildSite } from '../../../fixtures/catalogue/pages.ts'

const [january, march, may] = ['2026-01-01T10:00:00Z', '2026-03-01T10:00:00Z', '2026-05-01T10:00:00Z']
const inAll = ['es', 'en', 'de', 'fr', 'pt']
const inAllWritten = { de: 'x', en: 'x', es: 'x', fr: 'x', pt: 'x' }

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

interface Made {
  index: SitemapPart[]
  parts: Map<string, SitemapPage[]>
  keys: Map<string, string>
}

function made(content: Partial<Content>): Made {
  publish(content)
  const files = sitemapFile.staticPaths()
  const read = files.map(({ params, props }) => ({
    content: sitemapFile.read(props),
    name: params.sitemap ?? ''
  }))
  return {
    index: read.flatMap(({ content }) => (content.kind === 'index' ? content.parts : [])),
    keys: new Map(files.map(({ cacheKey, params }) => [params.sitemap ?? '', cacheKey])),
    parts: new Map(
      read.flatMap(({ content, name }) => (content.kind === 'part' ? [[name, content.pages]] : []))
    )
  }
}

function pagesOf(content: Partial<Content>): SitemapPage[] {
  return [...made(content).parts.values()].flat()
}

function updatedAt(content: Partial<Content>, path: string): string | null | undefined {
  return pagesOf(content).find(page => page.path === path)?.updated
}

describe('the sitemap', () => {
  test('has every page but those for one person and those that say that something is wrong', () => {
    const content = {
      categories: [aCategory()],
      companies: [aCompany()],
      experiences: [
        anExperience({ categoryIds: ['rutas'] }),
        aMeta(),
        anEvent('2026-12-01T20:00:00+01:00', { id: 'e' })
      ]
    }
    const listed = pagesOf(content).map(({ path }) => path)
    const built = buildSite().flatMap(({ locale, path }) =>
      locale === 'esd' && !path.endsWith('.ics') ? [path] : []
    )
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([])
    expect(listed.filter(path => !built.includes(path))).toEqual([])
    expect(built.filter(path => !listed.includes(path)).toSorted()).toEqual(
      [
        '/404',
        // The first view of a visit goes on from a cover, and the province choice is the home page.
        '/andalucia',
        '/malaga',
        '/eligeprovincia',
        // Nobody has events there.
        '/agenda/nerja',
        '/compras',
        '/error',
        '/estudio',
        '/experiencias',
        '/login',
        '/perfil',
        '/sin-conexion',
        '/socios/mi-casa'
      ].toSorted()
    )
  })

  test('has a page in the languages it is written in, and not at all where there is none', () => {
    const pages = pagesOf({
      experiences: [
        anExperience({ id: 'a', name: { en: 'A', es: 'A' } }),
        anExperience({ descriptionHtml: { en: '<p>B</p>' }, id: 'b', name: { es: 'B' } }),
        anExperience({ id: 'c', name: inAllWritten })
      ]
    })
    const languages = (path: string) => pages.find(page => page.path === path)?.languages
    expect(languages('/experiencias/a')).toEqual(['es', 'en'])
    expect(languages('/experiencias/b')).toBeUndefined()
    expect(languages('/experiencias/c')).toEqual(inAll)
  })

  test('is in parts of up to 400 pages, all of which the index names', () => {
    const { index, parts } = made({
      experiences: Array.from({ length: 401 }, (_, number) => anExperience({ id: `e${number}` }))
    })
    expect(index.map(({ path }) => path)).toEqual([...parts.keys()].map(name => `/${name}.xml`))
    const [first = [], second = []] = [1, 2].map(number => parts.get(`sitemap-experiencias-${number}`))
    expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(400)
    expect(new Set([...first, ...second].map(({ path }) => path)).size).toBe(401)
  })

  test('without content has no part for it', () => {
    expect([...made({}).parts.keys()]).toEqual(['sitemap-paginas-1'])
  })
})

describe('the last change', () => {
  const experiences = [
    anExperience({ categoryIds: ['rutas'], companyId: 'levante', id: 'a', updated: january }),
    anExperience({ companyId: 'levante', id: 'b', updated: march }),
    anExperience({ id: 'c', provinces: ['jaen'] }),
    anExperience({ id: 'd', isHidden: true, destinationIds: ['nerja'], updated: may }),
    aMeta({ updated: january }),
    anEvent('2026-12-01T20:00:00+01:00', { id: 'e', destinationIds: ['nerja'], updated: march })
  ]
  const question: Question = {
    answerHtml: { es: '<p>Con tarjeta.</p>' },
    id: 'q',
    imageUrl: null,
    order: 1,
    question: { es: '¿Cómo pago?' },
    slug: 'q',
    topic: 'prices',
    updated: may
  }
  const content = { categories: [aCategory()], companies: [aCompany()], experiences, questions: [question] }

  test.each([
    ['/experiencias/a', january],
    ['/experiencias/c', null],
    ['/malaga', undefined],
    ['/', march],
    ['/precios', march],
    ['/empresas', march],
    ['/meta', january],
    ['/malaga/experiencias/listado', march],
    ['/malaga/experiencias/listado/rutas', january],
    ['/jaen/experiencias/listado', null],
    ['/malaga/hoy', march],
    ['/jaen/hoy', null],
    ['/meta/nerja', may],
    ['/agenda', march],
    ['/agenda/nerja', march],
    ['/empresas/levante', march],
    ['/aviso-legal', settings.legalUpdated],
    ['/hojas-de-reclamaciones', settings.legalUpdated],
    ['/terminos-y-condiciones', settings.legalUpdated],
    ['/como-ordenamos', settings.orderingUpdated],
    ['/quienes-somos', settings.wordsUpdated],
    ['/contacto', settings.wordsUpdated],
    ['/socios', settings.wordsUpdated],
    ['/socios/insertar', settings.wordsUpdated],
    ['/preguntas-frecuentes', may]
  ])('of %s is %s', (path, moment) => {
    expect(updatedAt(content, path)).toBe(moment)
  })

  test('of a page of a listing is that of the experiences on it', () => {
    const many = Array.from({ length: 49 }, (_, rank) =>
      anExperience({ id: `e${rank}`, rank, updated: rank < 48 ? january : may })
    )
    expect(updatedAt({ experiences: many }, '/malaga/experiencias/listado')).toBe(january)
    expect(updatedAt({ experiences: many }, '/malaga/experiencias/listado/pagina/2')).toBe(may)
  })

  test('of a category is that of its events too, which stand below its list or alone on its page', () => {
    const event = anEvent('2026-12-01T20:00:00+01:00', { categoryIds: ['rutas'], id: 'e', updated: may })
    const hiking = { categories: [aCategory()] }
    const path = '/malaga/experiencias/listado/rutas'
    const walk = anExperience({ categoryIds: ['rutas'], id: 'a', updated: january })
    const other = anExperience({ id: 'b', updated: january })
    expect(updatedAt({ ...hiking, experiences: [walk, event] }, path)).toBe(may)
    expect(updatedAt({ ...hiking, experiences: [other, event] }, path)).toBe(may)
  })

  test('of a part is that of its newest page', () => {
    const { index } = made(content)
    expect(index.find(({ path }) => path === '/sitemap-experiencias-1.xml')?.updated).toBe(may)
  })
})

describe('what is published again', () => {
  const before = [anExperience({ id: 'a', updated: january }), anExperience({ id: 'b', updated: january })]
  const keysWith = (experiences: Content['experiences']) => made({ experiences }).keys

  function changed(experiences: Content['experiences']): string[] {
    const [old, now] = [keysWith(before), keysWith(experiences)]
    return [...now].flatMap(([name, key]) => (old.get(name) === key ? [] : [name]))
  }

  test('is nothing when nothing that a sitemap tells has changed', () => {
    expect(changed(before.map(experience => ({ ...experience, address: 'Calle Mayor' })))).toEqual([])
  })

  test('is the part of a page that changed, and what lists or counts it', () => {
    const edited = before.map(experience =>
      experience.id === 'a' ? { ...experience, updated: may } : experience
    )
    expect(changed(edited)).toEqual([
      'sitemap-index',
      'sitemap-paginas-1',
      'sitemap-listados-1',
      'sitemap-experiencias-1'
    ])
  })
})
