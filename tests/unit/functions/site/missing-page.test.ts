import { describe, expect, test } from 'vitest'

import { answerMissing, type Lookups } from '#functions/site/missing-page.ts'

const slugs = new Map([
  ['ma-kayak', 'kayak-en-maro'],
  ['paseo', 'paseo'],
  ['Ab_9-x', 'otra-cosa']
])
const categorySlugs = new Map([
  ['flamenco', 'flamenco'],
  ['c1', 'rutas-a-pie']
])

/** Addresses of before, by collection: where their documents are now. */
const former = new Map([
  ['experiencias/remo-en-maro', 'kayak-en-maro'],
  ['experiencias/kayak-en-maro', 'kayak-en-maro'],
  ['experiencias/cerrada', null],
  ['categorias/senderismo', 'rutas-a-pie'],
  ['categorias/toros', null]
])

const lookups: Lookups = {
  formerAddress: async (collection, slug) => {
    const now = former.get(`${collection}/${slug}`)
    return now === undefined ? null : { now }
  },
  categorySlug: async id => categorySlugs.get(id) ?? null,
  experienceSlug: async id => slugs.get(id) ?? null
}

/** Lookups that must not be reached: a path that cannot be an id does not cost a read of the database. */
const refused: Lookups = {
  formerAddress: (collection, slug) => Promise.reject(new Error(`looked up ${collection}/${slug}`)),
  categorySlug: id => Promise.reject(new Error(`looked up the category ${id}`)),
  experienceSlug: id => Promise.reject(new Error(`looked up the experience ${id}`))
}

async function target(path: string): Promise<string> {
  const answer = await answerMissing(path, lookups)
  if (answer.kind === 'lost') return 'lost'
  if (answer.kind === 'gone') return `gone: ${answer.page}, near ${answer.near}`
  return answer.kind === 'redirect' ? answer.to : `missing: ${answer.page}`
}

describe('an experience asked for by its id', () => {
  test.each([
    ['/experiencias/ma-kayak', '/experiencias/kayak-en-maro'],
    ['/en/experiencias/ma-kayak', '/en/experiencias/kayak-en-maro'],
    ['/es/experiencias/ma-kayak', '/es/experiencias/kayak-en-maro'],
    ['/experiencias/Ab_9-x', '/experiencias/otra-cosa'],
    ['/EN/Experiencias/Ab_9-x', '/en/experiencias/otra-cosa']
  ])('%s leads to %s', async (path, to) => {
    expect(await target(path)).toBe(to)
  })

  test.each(['/experiencias/nada', '/experiencias/kayak-en-maro'])('%s is missing', async path => {
    expect(await target(path)).toBe('missing: /404')
  })

  test('whose id is its slug is missing: its page would have answered, and a redirect would turn in circles', async () => {
    expect(await target('/experiencias/paseo')).toBe('missing: /404')
  })
})

describe('a page that went into the studio', () => {
  test.each([
    ['/admin', '/estudio'],
    ['/vista-previa', '/estudio'],
    ['/de/admin', '/de/estudio']
  ])('%s leads to %s', async (path, to) => {
    expect(await target(path)).toBe(to)
  })
})

describe('an address in capitals', () => {
  test.each([
    ['/Malaga', '/malaga'],
    ['/DE/Malaga/experiencias/listado', '/de/malaga/experiencias/listado'],
    ['/experiencias/KAYAK-en-maro', '/experiencias/kayak-en-maro'],
    ['/EN/experiencias/paseo', '/en/experiencias/paseo'],
    ['/EN/Empresas/AbC123xyz', '/en/empresas/AbC123xyz'],
    ['/FR/404', '/fr/404']
  ])('%s leads to %s', async (path, to) => {
    expect(await target(path)).toBe(to)
  })

  test('of a business that went is missing: its id may have capitals of its own', async () => {
    expect(await target('/empresas/AbC123xyz')).toBe('missing: /404')
  })

  test.each(['//Malaga', '/\\Malaga', '/Malaga.html', '/_astro/Plan.js', '/%C3%91'])(
    '%s is missing: it might lead elsewhere, or is no page',
    async path => {
      expect(await target(path)).toBe('missing: /404')
    }
  )
})

describe('a deprecated category page', () => {
  test.each([
    ['/DEPRECTED_categorias', '/andalucia/experiencias/listado'],
    ['/DEPRECTED_categorias/', '/andalucia/experiencias/listado'],
    ['/es/DEPRECTED_categorias', '/es/andalucia/experiencias/listado'],
    ['/fr/deprected_categorias', '/fr/andalucia/experiencias/listado'],
    ['/DEPRECTED_categorias/c1', '/andalucia/experiencias/listado/rutas-a-pie'],
    ['/DEPRECTED_categorias/flamenco', '/andalucia/experiencias/listado/flamenco'],
    ['/FR/deprected_categorias/c1', '/fr/andalucia/experiencias/listado/rutas-a-pie'],
    ['/fr/DEPRECTED_categorias/c1', '/fr/andalucia/experiencias/listado/rutas-a-pie']
  ])('%s leads to %s', async (path, to) => {
    expect(await target(path)).toBe(to)
  })

  test('of no category is missing', async () => {
    expect(await target('/DEPRECTED_categorias/nada')).toBe('missing: /404')
  })
})

describe('the page that says so', () => {
  test.each([
    ['/nada', '/404'],
    ['/es/nada', '/es/404'],
    ['/en/nada', '/en/404'],
    ['/de', '/de/404'],
    ['/pt/experiencias/nada', '/pt/404'],
    ['/esd/experiencias/ma-kayak', '/404'],
    ['/english/nada', '/404']
  ])('of %s is %s', async (path, page) => {
    expect(await target(path)).toBe(`missing: ${page}`)
  })
})

describe('what cannot be an id is missing without a look into the database', () => {
  test.each([
    '',
    '/',
    '//',
    '/experiencias',
    '/experiencias/',
    '/experiencias//ma-kayak',
    '/experiencias/ma-kayak/',
    '/experiencias/ma-kayak/fotos',
    '/en/experiencias/',
    '/experiencias/../usuarios/ana',
    '/experiencias/..',
    '/experiencias/.',
    '/experiencias/ma-kayak.ics',
    '/experiencias/__proto__',
    '/experiencias/__name__',
    '/experiencias/-x',
    '/experiencias/constructor',
    '/experiencias/%2e%2e',
    '/experiencias/%',
    '/experiencias/%E0%A4%A',
    '/experiencias/ma%2Dkayak',
    '/experiencias/ma kayak',
    '/experiencias/ñ',
    '/experiencias/a\u0000b',
    '/experiencias/a\n',
    '/experiencias/<script>',
    '/experiencias/a?b',
    '/otra/ma-kayak',
    '/usuarios/ma-kayak',
    '/DEPRECTED_categorias//',
    '/DEPRECTED_categorias/..'
  ])('%j', async path => {
    const answer = await answerMissing(path, refused)
    expect(answer.kind).toBe('missing')
  })
})

test('a lookup that fails is an error, not a missing page', async () => {
  await expect(answerMissing('/experiencias/ma-kayak', refused)).rejects.toThrow('ma-kayak')
})

test.each(['/404', '/en/404', '/es/404', '/pt/404'])(
  '%s itself missing is not asked for again',
  async path => {
    expect(await answerMissing(path, refused)).toEqual({ kind: 'lost' })
  }
)

describe('an address of before', () => {
  test.each([
    ['/experiencias/remo-en-maro', '/experiencias/kayak-en-maro'],
    ['/en/experiencias/remo-en-maro', '/en/experiencias/kayak-en-maro'],
    ['/de/agenda/remo-en-maro', '/de/agenda/kayak-en-maro'],
    ['/meta/remo-en-maro', '/meta/kayak-en-maro'],
    ['/malaga/experiencias/listado/senderismo', '/malaga/experiencias/listado/rutas-a-pie'],
    ['/fr/malaga/experiencias/listado/senderismo/pagina/3', '/fr/malaga/experiencias/listado/rutas-a-pie']
  ])('%s leads straight to %s', async (path, to) => {
    expect(await target(path)).toBe(to)
  })

  test.each([
    ['/experiencias/cerrada', 'gone: /404, near /andalucia/experiencias/listado'],
    ['/en/experiencias/cerrada', 'gone: /en/404, near /en/andalucia/experiencias/listado'],
    ['/malaga/experiencias/listado/toros', 'gone: /404, near /malaga/experiencias/listado']
  ])('%s, whose document is gone, is %s', async (path, said) => {
    expect(await target(path)).toBe(said)
  })

  test.each(['/experiencias/kayak-en-maro', '/meta/kayak-en-maro', '/malaga/experiencias/listado/nunca'])(
    '%s never leads to itself',
    async path => {
      expect(await target(path)).toBe('missing: /404')
    }
  )

  test('is led to in one step, whatever was its name in between', async () => {
    for (const path of ['/experiencias/remo-en-maro', '/experiencias/ma-kayak']) {
      const to = await target(path)
      expect(await target(to)).toBe('missing: /404')
    }
  })
})
