import { describe, expect, test } from 'vitest'

import {
  type EmbedChoice,
  elementAttributes,
  elementSnippet,
  frameAddress,
  frameSnippet,
  htmlSnippet
} from '#domain/embed/snippets.ts'

const place: EmbedChoice = {
  language: 'de',
  partner: null,
  spot: null,
  subject: { category: null, kind: 'place', province: 'malaga' },
  theme: 'claro'
}
const facts = {
  listing: '/de/malaga/experiencias/listado',
  script: { integrity: 'sha384-abc', version: 3 },
  site: 'https://www.clavel.example',
  title: 'Erlebnisse in «Málaga» & <mehr>'
}

describe('the address of a frame', () => {
  test.each<[string, EmbedChoice]>([
    ['/embed/v1/de/malaga', place],
    [
      '/embed/v1/de/malaga/agua',
      { ...place, subject: { category: 'agua', kind: 'place', province: 'malaga' } }
    ],
    ['/embed/v1/de/malaga/hoy', { ...place, subject: { kind: 'today', province: 'malaga' } }],
    ['/embed/v1/de/lista?ids=a,b', { ...place, subject: { ids: ['a', 'b'], kind: 'list' } }],
    ['/embed/v1/de/malaga#oscuro', { ...place, theme: 'oscuro' }],
    ['/embed/v1/de/malaga?partner=casa&sitio=web', { ...place, partner: 'casa', spot: 'web' }]
  ])('%s', (address, choice) => expect(frameAddress(choice)).toBe(address))

  test('a place of no partner is not named', () => {
    expect(frameAddress({ ...place, spot: 'web' })).toBe('/embed/v1/de/malaga')
  })
})

test('a frame has its height, and a title that cannot leave its attribute', () => {
  expect(frameSnippet(place, facts)).toBe(
    '<iframe src="https://www.clavel.example/embed/v1/de/malaga" title="Erlebnisse in «Málaga» &amp; &lt;mehr&gt;" width="100%" height="480" loading="lazy" style="border:0;display:block"></iframe>'
  )
})

test('an element stands around a real link, which carries the code as the cards will', () => {
  const snippet = elementSnippet({ ...place, partner: 'casa', theme: 'auto' }, facts)
  expect(snippet).toContain('<experiencias-ocio lugar="malaga" idioma="de" tema="auto" socio="casa"')
  expect(snippet).toContain(
    '<a href="https://www.clavel.example/de/malaga/experiencias/listado?partner=casa" rel="sponsored noopener">'
  )
  expect(snippet).toContain(
    'src="https://www.clavel.example/embed/elemento-3.js" integrity="sha384-abc" crossorigin'
  )
})

test('what begins today is asked for by an attribute without a value', () => {
  expect(elementAttributes({ ...place, subject: { kind: 'today', province: 'malaga' } })).toEqual([
    ['lugar', 'malaga'],
    ['hoy', ''],
    ['idioma', 'de']
  ])
})

describe('plain html', () => {
  const card = {
    facts: 'Nerja',
    name: '"Kayak" <b>',
    picture: '/carteles/wide/k.svg?v=1',
    price: '32 €',
    url: '/de/experiencias/k'
  }

  test('names each card, escaped, without its price', () => {
    const html = htmlSnippet(place, facts, [card])
    expect(html).toContain('&quot;Kayak&quot; &lt;b&gt;</a>, Nerja</li>')
    expect(html).not.toContain('€')
  })

  test('without cards it is the link alone', () => {
    expect(htmlSnippet(place, facts, [])).toMatch(/^<p lang="de"><a [^>]+>[^<]+<\/a><\/p>$/)
  })
})
