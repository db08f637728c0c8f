import { describe, expect, test } from 'vitest'

import Alternates from '#components/head/Alternates.astro'
import FallbackListNotice from '#components/text/FallbackListNotice.astro'
import FallbackNotice from '#components/text/FallbackNotice.astro'
import LanguageLinks from '#components/text/LanguageLinks.astro'
import LanguageOffers from '#components/text/LanguageOffers.astro'
import Localized from '#components/text/Localized.astro'
import LocalizedHtml from '#components/text/LocalizedHtml.astro'
import { layoutDataOf } from '#catalog/routing/layout-data.ts'
import { type Language, languages, type Locale, locales } from '#domain/text/locale.ts'
import type { PageContext } from '#domain/page/layout-data.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { aCatalog } from '../fixtures/builders.ts'
import { render } from '../fixtures/render.ts'

const site = 'https://www.clavel.example'

function aPage(fields: Partial<PageContext> = {}): PageContext {
  return {
    languages: [...languages],
    locale: 'esd',
    path: '/agenda',
    shell: layoutDataOf(aCatalog()),
    ...fields
  }
}

describe('a fallback text', () => {
  test.each<[Locale, LocalizedText, string | null]>([
    ['en', { en: 'Sun', es: 'Sol' }, null],
    ['en', { es: 'Sol' }, 'es'],
    ['es', { es: 'Sol' }, null],
    ['esd', { de: 'Sonne' }, 'de']
  ])('on a page in %s, %j carries the lang %s', async (locale, text, lang) => {
    const words = wordsFor(locale)
    const line = (await render(Localized, { text, words })).querySelector('[lang]')
    const html = (await render(LocalizedHtml, { html: text, words })).querySelector('div')
    expect([line?.getAttribute('lang') ?? null, html?.getAttribute('lang') ?? null]).toEqual([lang, lang])
  })

  test('of html stays html', async () => {
    const document = await render(LocalizedHtml, {
      html: { es: '<p>Sol y <strong>mar</strong></p>' },
      words: wordsFor('pt')
    })
    expect(document.querySelector('div[lang=es] strong')?.textContent).toBe('mar')
  })

  test('makes the page say so, in the language of the page', async () => {
    const texts = [{ es: 'Sol' }, null]
    const document = await render(FallbackNotice, { texts, words: wordsFor('pt') })
    expect(document.querySelectorAll('p')).toHaveLength(1)
    expect(document.body.textContent).toContain('português')
    expect(document.body.textContent).toContain('espanhol')
  })

  test('is mentioned once, however many there are', async () => {
    const document = await render(FallbackNotice, {
      texts: [{ es: 'Sol' }, { es: 'Mar' }],
      words: wordsFor('en')
    })
    expect(document.querySelectorAll('p')).toHaveLength(1)
  })

  test('in all of a list is said once, and not where a part of it is in the language of the page', async () => {
    const said = async (names: LocalizedText[]) =>
      (await render(FallbackListNotice, { names, words: wordsFor('pt') })).body.textContent.trim()
    expect(await said([{ es: 'Sol' }, { es: 'Mar' }])).toBe(
      'Os textos das experiências ainda não existem em português: mostramo-los em espanhol.'
    )
    expect(await said([{ es: 'Sol' }, { es: 'Mar', pt: 'Mar' }])).toBe('')
    expect(await said([])).toBe('')
  })

  test.each([[[{ en: 'Sun', es: 'Sol' }]], [[null]], [[]]])(
    'is not mentioned when there is none: %j',
    async texts => {
      const document = await render(FallbackNotice, { texts, words: wordsFor('en') })
      expect(document.body.textContent.trim()).toBe('')
    }
  )
})

describe('the language menu', () => {
  async function linksOn(page: PageContext) {
    return [...(await render(LanguageLinks, { page })).querySelectorAll('a')]
  }

  test('leaves out esd: Spanish is the unprefixed address', async () => {
    const links = await linksOn(aPage())
    expect(links.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['es', '/agenda'],
      ['en', '/en/agenda'],
      ['de', '/de/agenda'],
      ['fr', '/fr/agenda'],
      ['pt', '/pt/agenda']
    ])
  })

  test.each(locales)('links the same page from %s, and says which language it is in', async locale => {
    const links = await linksOn(aPage({ locale, path: '/experiencias/paseo' }))
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/experiencias/paseo',
      '/en/experiencias/paseo',
      '/de/experiencias/paseo',
      '/fr/experiencias/paseo',
      '/pt/experiencias/paseo'
    ])
    const current = links.filter(link => link.getAttribute('aria-current') === 'true')
    expect(current.map(link => link.lang)).toEqual([locale === 'esd' ? 'es' : locale])
  })

  test('names each language in itself', async () => {
    const links = await linksOn(aPage({ locale: 'de' }))
    expect(links.map(link => [link.lang, link.textContent.trim()])).toEqual([
      ['es', 'Español'],
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
      ['pt', 'Português']
    ])
  })

  test('leads from the home page to home pages', async () => {
    const links = await linksOn(aPage({ path: '/' }))
    expect(links.map(link => link.getAttribute('href'))).toEqual(['/', '/en', '/de', '/fr', '/pt'])
  })
})

test('the offer to change the language is hidden, in that language, and not for the one of the page', async () => {
  const page = aPage({ languages: ['es', 'en', 'de'], locale: 'en' })
  const offers = [...(await render(LanguageOffers, { page })).querySelectorAll('p')]
  expect(
    offers.map(offer => [offer.lang, offer.hidden, offer.querySelector('a')?.getAttribute('href')])
  ).toEqual([
    ['es', true, '/agenda'],
    ['de', true, '/de/agenda']
  ])
})

describe('what search engines are told', () => {
  async function told(page: PageContext) {
    const document = await render(Alternates, { page })
    const alternates = [...document.querySelectorAll('link[rel=alternate]')]
    return {
      alternates: alternates.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map(link => link.getAttribute('href'))
    }
  }

  const everyLanguage = [
    ['es', `${site}/agenda`],
    ['en', `${site}/en/agenda`],
    ['de', `${site}/de/agenda`],
    ['fr', `${site}/fr/agenda`],
    ['pt', `${site}/pt/agenda`],
    ['x-default', `${site}/agenda`]
  ]

  test.each<[Locale, string]>([
    ['esd', `${site}/agenda`],
    ['es', `${site}/agenda`],
    ['en', `${site}/en/agenda`],
    ['pt', `${site}/pt/agenda`]
  ])('%s has the canonical address %s and the same alternates as all others', async (locale, canonical) => {
    expect(await told(aPage({ locale }))).toEqual({ alternates: everyLanguage, canonical: [canonical] })
  })

  test('without Spanish the first language there is stands for all, on every one of its pages', async () => {
    const standing = async (locale: Locale) =>
      (await told(aPage({ languages: ['en', 'de'], locale }))).alternates.find(
        ([language]) => language === 'x-default'
      )
    expect(await standing('en')).toEqual(['x-default', `${site}/en/agenda`])
    expect(await standing('de')).toEqual(['x-default', `${site}/en/agenda`])
  })

  test('a page that shows another language has that one as its canonical, and no alternates', async () => {
    const page = aPage({ languages: ['es', 'en'], locale: 'pt' })
    expect(await told(page)).toEqual({ alternates: [], canonical: [`${site}/agenda`] })
  })

  test('a fallback without Spanish points to the language that is really shown', async () => {
    const page = aPage({ languages: ['en', 'de'], locale: 'esd' })
    expect(await told(page)).toEqual({ alternates: [], canonical: [`${site}/en/agenda`] })
  })

  test('translations name only those that exist, each other included', async () => {
    const written: Language[] = ['es', 'en']
    const expected = [
      ['es', `${site}/agenda`],
      ['en', `${site}/en/agenda`],
      ['x-default', `${site}/agenda`]
    ]
    for (const locale of ['esd', 'es', 'en'] as const) {
      expect((await told(aPage({ languages: written, locale }))).alternates).toEqual(expected)
    }
  })

  test('the home page is the bare address of the site', async () => {
    const { alternates, canonical } = await told(aPage({ path: '/' }))
    expect(canonical).toEqual([site])
    expect(alternates[1]).toEqual(['en', `${site}/en`])
  })
})
