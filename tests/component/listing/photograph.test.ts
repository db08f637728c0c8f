import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Poster } from '#cards/Poster.tsx'

import { photographMarkup } from '../../fixtures/catalogue/photograph-markup.ts'

test('a photograph is written with its poster beneath it, as the stories of its shapes measure it', () => {
  const photo = {
    alt: 'A photograph',
    height: 900,
    place: 'hero' as const,
    src: '/a.svg',
    srcset: '',
    width: 1600
  }
  const view = { alt: 'A poster', photo, poster: '/a.svg' }
  const written = renderToStaticMarkup(createElement(Poster, { view }))
  expect(written).toBe(photographMarkup(photo))
})
