import { describe, expect, test } from 'vitest'

import { type Locale, locales } from '#domain/text/locale.ts'
import { enterProvinceScript, leaveHomeScript } from '#elements/loading/inline-scripts.ts'

interface Visitor {
  locale?: Locale
  pathname?: string
  cookie?: string
  /** The languages of the browser, the preferred one first; a browser may have none to tell. */
  languages?: string[] | undefined
  search?: string
  hash?: string
  referrer?: string
  /** Items stored by the visit; null when the browser refuses storage. */
  storage?: Record<string, string> | null
  userAgent?: string
  /** The partners whose guests the page leads to their own page. */
  greeting?: string[]
}

/** A script leads to another page, or to another address of the page that is there already. */
type Lead = { page: string } | { inPlace: string } | null

const phone =
  'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'

/** Runs an inline script as a browser would, with nothing around it but that browser. Null when it leads nowhere. */
function run(script: string, visitor: Visitor): Lead {
  const {
    cookie = '',
    greeting = [],
    hash = '',
    locale = 'esd',
    pathname = '/',
    referrer = '',
    search = '',
    storage = {},
    userAgent = phone
  } = visitor
  const languages = 'languages' in visitor ? visitor.languages : ['es-ES', 'es']
  let lead: Lead = null
  const follow = (next: Lead) => {
    if (lead !== null) throw new Error('a second redirect')
    lead = next
  }
  const sessionStorage = {
    getItem(key: string) {
      if (storage === null) throw new Error('SecurityError')
      return storage[key] ?? null
    }
  }
  const location = {
    hash,
    origin: 'https://www.clavel.example',
    pathname,
    replace: (page: string) => follow({ page }),
    search
  }
  // oxlint-disable-next-line no-new-func -- the text is what the page holds: it must be complete in itself.
  const execute = new Function(
    'document',
    'navigator',
    'location',
    'history',
    'sessionStorage',
    `'use strict';${script}`
  )
  execute(
    {
      cookie,
      documentElement: { dataset: { locale } },
      querySelector: () => (greeting.length > 0 ? { content: greeting.join(' ') } : null),
      referrer
    },
    { languages, userAgent },
    location,
    { replaceState: (_: unknown, __: string, inPlace: string) => follow({ inPlace }), state: null },
    sessionStorage
  )
  return lead
}

function leaves(locale: Locale, visitor: Visitor = {}): Lead {
  return run(leaveHomeScript(), { ...visitor, locale })
}

describe('the home page', () => {
  test('becomes the province choice for somebody new, without another page', () => {
    expect(leaves('esd')).toEqual({ inPlace: '/eligeprovincia' })
  })

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)'
  ])('stays as it is for a robot that says it is one: %s', userAgent => {
    expect(leaves('esd', { languages: ['en-US'], userAgent })).toBeNull()
    expect(leaves('de', { cookie: 'provinciaSeleccionada=jaen', userAgent })).toBeNull()
  })

  test('leads to the listing of the saved province', () => {
    expect(leaves('esd', { cookie: 'provinciaSeleccionada=malaga' })).toEqual({
      page: '/malaga/experiencias/listado'
    })
    expect(leaves('esd', { cookie: 'provinciaSeleccionada=andalucia' })).toEqual({
      page: '/andalucia/experiencias/listado'
    })
  })

  test('finds its cookie among others, also where one ends like it', () => {
    const cookie =
      'a=b; xprovinciaSeleccionada=jaen; provinciaSeleccionada=cadiz; z=provinciaSeleccionada=jaen'
    expect(leaves('esd', { cookie })).toEqual({ page: '/cadiz/experiencias/listado' })
  })

  test.each(['murcia', '', '//evil.example', '..%2F..', 'malaga/x', 'MALAGA', '%E1', 'constructor', '0'])(
    'does not trust the saved province %j',
    province => {
      expect(leaves('esd', { cookie: `provinciaSeleccionada=${province}` })).toEqual({
        inPlace: '/eligeprovincia'
      })
    }
  )

  test.each(locales.filter(locale => locale !== 'esd'))('stays in its own locale: %s', locale => {
    expect(leaves(locale, { languages: ['de-DE'] })).toEqual({ inPlace: `/${locale}/eligeprovincia` })
    expect(leaves(locale, { cookie: 'idioma=fr; provinciaSeleccionada=jaen' })).toEqual({
      page: `/${locale}/jaen/experiencias/listado`
    })
  })

  test('keeps the partner of the query and the place on the page', () => {
    expect(leaves('esd', { hash: '#mapa', search: '?partner=px-1&a=b' })).toEqual({
      inPlace: '/eligeprovincia?partner=px-1&a=b#mapa'
    })
    expect(leaves('en', { cookie: 'provinciaSeleccionada=jaen', search: '?partner=px-1' })).toEqual({
      page: '/en/jaen/experiencias/listado?partner=px-1'
    })
  })
})

describe('the language, on the unprefixed home only', () => {
  test.each([
    [['de-DE', 'en'], '/de/eligeprovincia'],
    [['EN-gb'], '/en/eligeprovincia'],
    [['pt-BR'], '/pt/eligeprovincia'],
    [['it-IT', 'nl', 'fr'], '/fr/eligeprovincia']
  ])('of a browser that asks for %j leads to %s', (languages, page) => {
    expect(leaves('esd', { languages })).toEqual({ page })
  })

  test.each([[['es-MX', 'en']], [['ja']], [[]], [undefined]])(
    'of a browser that asks for %j leads to no other page',
    languages => {
      expect(leaves('esd', { languages })).toEqual({ inPlace: '/eligeprovincia' })
    }
  )

  test('chosen before is forgotten when it is none of ours', () => {
    expect(leaves('esd', { cookie: 'idioma=xx', languages: ['de'] })).toEqual({ page: '/de/eligeprovincia' })
  })

  test('chosen before counts more than that of the browser', () => {
    expect(leaves('esd', { cookie: 'idioma=fr', languages: ['de'] })).toEqual({ page: '/fr/eligeprovincia' })
    expect(leaves('esd', { cookie: 'idioma=es', languages: ['de'] })).toEqual({ inPlace: '/eligeprovincia' })
  })

  test.each(['xx', 'esd', '//evil.example', 'EN'])('chosen as %j leads nowhere else', language => {
    expect(leaves('esd', { cookie: `idioma=${language}` })).toEqual({ inPlace: '/eligeprovincia' })
  })

  test('goes together with the saved province', () => {
    expect(leaves('esd', { cookie: 'provinciaSeleccionada=huelva', languages: ['en'] })).toEqual({
      page: '/en/huelva/experiencias/listado'
    })
  })
})

describe('the cover of a province', () => {
  const script = enterProvinceScript()
  const pathname = '/en/malaga'

  test('leads the first view of a visit to the listing, with its query', () => {
    expect(run(script, { hash: '#x', pathname, search: '?partner=px-1&categorias=rutas' })).toEqual({
      page: '/en/malaga/experiencias/listado?partner=px-1&categorias=rutas#x'
    })
  })

  test('is shown inside a visit', () => {
    expect(run(script, { storage: { visita: '1' } })).toBeNull()
  })

  const guests = { greeting: ['casa', 'hotel'], pathname, search: '?partner=casa&l=mesa' }
  const welcome = { page: '/en/bienvenida/casa?partner=casa&l=mesa' }

  test('leads guests of a house to the page that greets them, also inside a visit', () => {
    expect(run(script, guests)).toEqual(welcome)
    expect(run(script, { ...guests, storage: { visita: '1' } })).toEqual(welcome)
    expect(run(script, { ...guests, pathname: '/malaga' })).toEqual({
      page: '/bienvenida/casa?partner=casa&l=mesa'
    })
  })

  test('does not lead back to it from a page of the site', () => {
    expect(run(script, { ...guests, referrer: 'https://www.clavel.example/bienvenida/casa' })).toBeNull()
  })

  test.each(['?partner=cas', '?partner=', '?partner=../x', '?l=casa'])('%s is no guest', search => {
    expect(run(script, { ...guests, search })).toEqual({ page: `/en/malaga/experiencias/listado${search}` })
  })

  test('other things in storage are no visit', () => {
    expect(run(script, { storage: { otra: '1' } })).not.toBeNull()
  })

  test.each([
    ['', true],
    ['https://buscador.example/', true],
    ['https://www.clavel.example/', false],
    ['https://www.clavel.example/malaga/experiencias/listado', false]
  ])('goes by the page before where nothing was touched: from %j it leads on: %s', (referrer, leads) => {
    expect(run(script, { referrer, storage: null }) !== null).toBe(leads)
    expect(run(script, { referrer }) !== null).toBe(leads)
  })
})

describe('the text of the scripts', () => {
  test.each([
    ['home', leaveHomeScript()],
    ['cover', enterProvinceScript()]
  ])('of the %s cannot end the element it stands in', (_, script) => {
    expect(script).not.toMatch(/<\/|<!--|<script/i)
  })

  test('leads on from an address with a slash at its end too', () => {
    expect(run(enterProvinceScript(), { pathname: '/malaga/' })).toEqual({
      page: '/malaga/experiencias/listado'
    })
  })
})
