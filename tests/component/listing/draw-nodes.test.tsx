import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { drawNodes } from '#cards/draw-nodes.ts'
import { ChosenFilters } from '#cards/found/ChosenFilters.tsx'
import { FoundPages } from '#cards/found/FoundPages.tsx'
import { ResultsLine } from '#cards/found/ResultsLine.tsx'

function reactDraws(element: ReactElement): Element {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(element)
  return place
}

function weDraw(element: ReactElement): Element {
  const place = document.createElement('div')
  place.append(...drawNodes(element))
  place.normalize()
  return place
}

const words = { category: 'categoría', company: '', province: '', question: '', town: '' }

test.each([
  [
    'attributes, and what is left out',
    <label className="soft" hidden={false} htmlFor="a" key="a">
      <time dateTime="2026-12-01">{1}</time>
      {null}
      {false}
      {''}
      <input aria-hidden={false} data-day={undefined} disabled id="a" onChange={() => {}} type="text" />
    </label>
  ],
  [
    'fragments and lists',
    <ul key="b">
      <>
        {['x', 'y'].map(name => (
          <li key={name}>{name}</li>
        ))}
      </>
    </ul>
  ],
  [
    'filters that are on',
    <ChosenFilters
      chips={[{ text: '«a» & «b»' }]}
      key="c"
      texts={{ chosen: 'Filtros', remove: 'Quitar {{filter}}' }}
    />
  ],
  ['no filter', <ChosenFilters chips={[]} key="d" texts={{ chosen: '', remove: '' }} />],
  [
    'the line of results',
    <ResultsLine count="6 experiencias" key="e" ordering={{ href: '/como-ordenamos', name: 'Por qué' }}>
      <span>2/3</span>
    </ResultsLine>
  ],
  [
    'pages that were found',
    <FoundPages
      key="f"
      options={[
        { href: '/a', kind: 'category', language: null, name: 'Kayak' },
        { href: '/b', kind: 'category', language: 'es', name: 'Cabo' }
      ]}
      texts={{ ...words, also: 'También' }}
    />
  ]
])('draws what React draws: %s', (_, element) => {
  expect(weDraw(element).innerHTML).toBe(reactDraws(element).innerHTML)
})
