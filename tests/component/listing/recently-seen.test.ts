import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'

import { ExperienceCard } from '#cards/ExperienceCard.tsx'
import { rowViewIn } from '#components/listing/card-views.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import { showRecentlySeen } from '#elements/site/recently-seen.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { anExperience } from '../../fixtures/builders.ts'

const key = 'vistoHacePoco'
const experience = anExperience({ hiddenFor: ['rentacar'], name: { es: 'Kayak' }, slug: 'kayak' })

/** The row as the page of an experience has it. */
function rowOf(photo: { alt: null; focus: null; height: number; url: string; width: number } | null) {
  const card = { ...cardOf(experience, null), photo }
  return renderToStaticMarkup(
    createElement(ExperienceCard, { kind: 'seen', view: rowViewIn(wordsFor('es'), card) })
  )
}

const kayak = { html: rowOf(null), language: 'es', slug: 'kayak' }
const aPhoto = { alt: null, focus: null, height: 1000, url: '0f3a.jpg', width: 1500 }
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
    '<main tabindex="-1"><section data-experiences="/de/experiencias/" data-recently-seen hidden><button></button><a data-go-on hidden href="/">Seguir con </a><ul></ul></section></main>'
})

test('what was seen and the last list are links; one touch forgets them', () => {
  const section = shown({ list, seen: [kayak] })
  expect(section.hidden).toBe(false)
  expect(section.querySelector('li a')?.getAttribute('href')).toMatch(/\/de\/experiencias\/kayak$/)
  expect(section.querySelector('li a')?.textContent).toBe('Kayak')
  expect(section.querySelector('li img')?.getAttribute('src')).toMatch(/kayak\.svg\?v=/)
  expect(section.querySelector('li')?.dataset.hiddenFor).toBe('rentacar')
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
  { list: null, seen: [{ language: 'es', name: 'Kayak', picture: '/x.svg', slug: 'kayak' }] },
  ...[
    '<li><a href="/x">x</a><img src="x" onerror="alert(1)"></li>',
    '<li><a href="/x">x</a><script>alert(1)</script></li>',
    '<li><a href="javascript:alert(1)">x</a></li>',
    '<li><a href="/x">x</a><img src="//evil.example/x.png"></li>',
    '<li><a href="/x">x</a></li><li><a href="/y">y</a></li>',
    '<li>x</li>'
  ].map(html => ({ list: null, seen: [{ ...kayak, html }] })),
  { list: { href: '//evil.example', title: 'x' }, seen: [] }
])('%j shows nothing', kept => {
  expect(shown(kept).hidden).toBe(true)
})

test('a photograph comes with its row, over the poster that waits beneath it', () => {
  const section = shown({ list: null, seen: [{ ...kayak, html: rowOf(aPhoto) }] })
  const [photo, poster] = section.querySelectorAll('li .photo img')
  expect(photo?.getAttribute('srcset')).toMatch(/^\/.+ \d+w, \//)
  expect(poster?.className).toBe('waiting')
})
