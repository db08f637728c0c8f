import { beforeEach, expect, test } from 'vitest'

import { showRecentlySeen } from '#elements/site/recently-seen.ts'

const key = 'vistoHacePoco'
const kayak = { language: 'es', name: 'Kayak', picture: '/carteles/wide/kayak.svg', slug: 'kayak' }
const list = { href: '/malaga/experiencias/listado?gratis=1', title: 'Málaga' }

function shown(kept: unknown): HTMLElement {
  if (kept !== null) localStorage.setItem(key, JSON.stringify(kept))
  showRecentlySeen(key, 4)
  const section = document.querySelector<HTMLElement>('[data-recently-seen]')
  if (!section) throw new Error('There is no section')
  return section
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML =
    '<main tabindex="-1"><section data-experiences="/de/experiencias/" data-recently-seen hidden><button></button><a data-go-on hidden href="/">Seguir con </a><ul></ul>' +
    '<template><li><img><a></a></li></template></section></main>'
})

test('what was seen and the last list are links; one touch forgets them', () => {
  const section = shown({ list, seen: [kayak] })
  expect(section.hidden).toBe(false)
  expect(section.querySelector('li a')?.getAttribute('href')).toMatch(/\/de\/experiencias\/kayak$/)
  expect(section.querySelector('li img')?.getAttribute('src')).toMatch(/kayak\.svg$/)
  expect(section.querySelector('[data-go-on]')?.textContent).toBe('Seguir con Málaga')
  section.querySelector('button')?.click()
  expect(section.hidden).toBe(true)
  expect(localStorage.getItem(key)).toBeNull()
})

test.each([
  null,
  7,
  {},
  { list: null, seen: [{ ...kayak, slug: '../x' }] },
  { list: { href: '//evil.example', title: 'x' }, seen: [] }
])('%j shows nothing', kept => {
  expect(shown(kept).hidden).toBe(true)
})
