import { expect, test } from 'vitest'

import { kindOf, pageTypeOf } from '../../../scripts/bench/page-types.ts'

test.each([
  ['index.html', 'home'],
  ['en.html', 'home'],
  ['malaga.html', 'cover'],
  ['de/andalucia.html', 'cover'],
  ['cadiz/experiencias/listado.html', 'listing'],
  ['es/cadiz/experiencias/listado/flamenco/pagina/2.html', 'listing'],
  ['experiencias/kayak-maro.html', 'detail'],
  ['fr/experiencias/kayak-maro.html', 'detail'],
  ['pt/empresas/mar-de-maro.html', 'company'],
  ['agenda/nerja-y-maro.html', 'agenda'],
  ['preguntas-frecuentes.html', 'FAQ'],
  ['en/experiencias.html', 'other'],
  ['experiencias/recital.ics', null],
  ['_astro/page.css', null]
])('%s is a page of the type %s', (file, type) => {
  expect(pageTypeOf(file)).toBe(type)
})

test.each([
  ['de/experiencias/kayak-maro.html', 'detail'],
  ['en/experiencias/kayak-maro.md', 'experiencias/*.md'],
  ['pt/malaga.md', '*.md'],
  ['cadiz/experiencias/listado.ics', 'province/experiencias/*.ics'],
  ['carteles/wide/kayak-maro.svg', 'carteles/wide/*.svg'],
  ['datos/listado/malaga/3.json', 'datos/listado/*.json'],
  ['robots.txt', '*.txt']
])('%s is of the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind)
})
