import { describe, expect, test } from 'vitest'

import { type Locale, locales } from '#domain/locale.ts'
import { enterProvinceScript, leaveHomeScript } from '#elements/inline.ts'

interface Visitor {
  locale?: Locale
  pathname?: string
  cookie?: string
  /** The languages of the browser, the preferred one first; a browser may have none to tell. */
  languages?: string[] | undefined
  search?: string
  hash?: string
  referrer?: string
  /** What the visit has stored; null when the browser refuses storage. */
  storage?: Record<string, string> | null
}

/** Runs an inline script as a browser would, with nothing around it but that browser, and tells where it leads; null when nowhere. */
function run(script: string, visitor: Visitor): string | null {
  const {
    cookie = '',
    hash = '',
    locale = 'esd',
    pathname = '/',
    referrer = '',
    search = '',
    storage = {}
  } = visitor
  const languages = 'languages' in visitor ? visitor.languages : ['es-ES', 'es']
  let target: string | null = null
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
    replace(address: string) {
      if (target !== null) throw new Error('a second redirect')
      target = address
    },
    search
  }
  // oxlint-disable-next-line no-new-func -- the text is what the page holds: it must be complete in itself.
  const execute = new Function(
    'document',
    'navigator',
    'location',
    'sessionStorage',
    `'use strict';${script}`
  )
  execute(
    { cookie, documentElement: { dataset: { locale } }, referrer },
    { languages },
    location,
    sessionStorage
  )
  return target
}

function leaves(locale: Locale, visitor: Visitor = {}): string | null {
  return run(leaveHomeScript(), { ...visitor, locale })
}

describe('the home page', () => {
  test('leads somebody new to the province choice', () => {
    expect(leaves('esd')).toBe('/eligeprovincia')
  })

  test('leads to the listing of the saved province', () => {
    expect(leaves('esd', { cookie: 'provinciaSeleccionada=malaga' })).toBe('/malaga/experiencias/listado')
    expect(leaves('esd', { cookie: 'provinciaSeleccionada=andalucia' })).toBe(
      '/andalucia/experiencias/listado'
    )
  })

  test('finds its cookie among others, also where one ends like it', () => {
    const cookie =
      'a=b; xprovinciaSeleccionada=jaen; provinciaSeleccionada=cadiz; z=provinciaSeleccionada=jaen'
    expect(leaves('esd', { cookie })).toBe('/cadiz/experiencias/listado')
  })

  test.each(['murcia', '', '//evil.example', '..%2F..', 'malaga/x', 'MALAGA', '%E1', 'constructor', '0'])(
    'does not trust the saved province %j',
    province => {
      expect(leaves('esd', { cookie: `provinciaSeleccionada=${province}` })).toBe('/eligeprovincia')
    }
  )

  test.each(locales.filter(locale => locale !== 'esd'))('stays in its own locale: %s', locale => {
    expect(leaves(locale, { languages: ['de-DE'] })).toBe(`/${locale}/eligeprovincia`)
    expect(leaves(locale, { cookie: 'idioma=fr; provinciaSeleccionada=jaen' })).toBe(
      `/${locale}/jaen/experiencias/listado`
    )
  })

  test('keeps the partner of the query and the place on the page', () => {
    expect(leaves('esd', { hash: '#mapa', search: '?partner=px-1&a=b' })).toBe(
      '/eligeprovincia?partner=px-1&a=b#mapa'
    )
    expect(leaves('en', { cookie: 'provinciaSeleccionada=jaen', search: '?partner=px-1' })).toBe(
      '/en/jaen/experiencias/listado?partner=px-1'
    )
  })
})

describe('the language, on the unprefixed home only', () => {
  test.each([
    [['de-DE', 'en'], '/de/eligeprovincia'],
    [['EN-gb'], '/en/eligeprovincia'],
    [['pt-BR'], '/pt/eligeprovincia'],
    [['it-IT', 'nl', 'fr'], '/fr/eligeprovincia'],
    [['es-MX', 'en'], '/eligeprovincia'],
    [['ja'], '/eligeprovincia'],
    [[], '/eligeprovincia'],
    [undefined, '/eligeprovincia']
  ])('of a browser that asks for %j: %s', (languages, target) => {
    expect(leaves('esd', { languages })).toBe(target)
  })

  test('chosen before is forgotten when it is none of ours', () => {
    expect(leaves('esd', { cookie: 'idioma=xx', languages: ['de'] })).toBe('/de/eligeprovincia')
  })

  test('chosen before counts more than that of the browser', () => {
    expect(leaves('esd', { cookie: 'idioma=fr', languages: ['de'] })).toBe('/fr/eligeprovincia')
    expect(leaves('esd', { cookie: 'idioma=es', languages: ['de'] })).toBe('/eligeprovincia')
  })

  test.each(['xx', 'esd', '//evil.example', 'EN'])('chosen as %j leads nowhere else', language => {
    expect(leaves('esd', { cookie: `idioma=${language}` })).toBe('/eligeprovincia')
  })

  test('goes together with the saved province', () => {
    expect(leaves('esd', { cookie: 'provinciaSeleccionada=huelva', languages: ['en'] })).toBe(
      '/en/huelva/experiencias/listado'
    )
  })
})

describe('the cover of a province', () => {
  const script = enterProvinceScript()
  const pathname = '/en/malaga'

  test('leads the first view of a visit to the listing, with its query', () => {
    expect(run(script, { hash: '#x', pathname, search: '?partner=px-1&categorias=rutas' })).toBe(
      '/en/malaga/experiencias/listado?partner=px-1&categorias=rutas#x'
    )
  })

  test('is shown inside a visit', () => {
    expect(run(script, { storage: { visita: '1' } })).toBeNull()
  })

  test('other things in storage are no visit', () => {
    expect(run(script, { storage: { otra: '1' } })).not.toBeNull()
  })

  test.each([
    ['', true],
    ['https://buscador.example/', true],
    ['https://www.clavel.example/', false],
    ['https://www.clavel.example/malaga/experiencias/listado', false]
  ])('without storage goes by the page before: from %j it leads on: %s', (referrer, leads) => {
    expect(run(script, { referrer, storage: null }) !== null).toBe(leads)
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
    expect(run(enterProvinceScript(), { pathname: '/malaga/' })).toBe('/malaga/experiencias/listado')
  })
})
