import { expect, test } from 'vitest'

import Breadcrumbs from '#components/site/Breadcrumbs.astro'
import StructuredData from '#components/head/StructuredData.astro'
import { graphOf, type Node } from '#i18n/structured-data/graph.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { render } from '../fixtures/render.ts'

async function scriptsOf(nodes: Node[]) {
  const document = await render(StructuredData, { graph: graphOf(nodes) })
  return [...document.querySelectorAll('script')]
}

test('a name cannot end the script it stands in', async () => {
  const name = '</script><img src=x onerror=alert(1)><!-- & "quoted"'
  const [script, ...others] = await scriptsOf([{ '@type': 'Product', name }])
  expect(others).toEqual([])
  expect(script?.getAttribute('type')).toBe('application/ld+json')
  expect(script?.textContent).not.toContain('<')
  expect(JSON.parse(script?.textContent ?? '')).toEqual(graphOf([{ '@type': 'Product', name }]))
})

test('a page that has nothing to say to search engines says nothing', async () => {
  expect(await scriptsOf([])).toEqual([])
})

test('breadcrumbs are links in the locale of the page, the last one is the page itself', async () => {
  const trail = [{ name: 'Agenda', route: '/agenda' }]
  const document = await render(Breadcrumbs, { current: 'Nerja', trail, words: wordsFor('es') })
  expect(
    [...document.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  ).toEqual([['Agenda', '/es/agenda']])
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Nerja')
})
