import { Window } from 'happy-dom'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Photograph, Poster } from '#cards/Poster.tsx'
import { pictureIn } from '#components/listing/card-views.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { readPhoto } from '#i18n/listing/card-entry.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { anExperience } from '../../../fixtures/builders.ts'

const name = { en: 'A walk', es: 'Un paseo' }
const card = cardOf(anExperience({ name }), null)

function aPhoto(alt: LocalizedText | null = null) {
  return { alt, focus: null, height: 1000, url: '0f3a.jpg', width: 1500 }
}

function drawn(element: ReactElement) {
  const { document } = new Window()
  document.body.innerHTML = renderToStaticMarkup(element)
  return document
}

function photograph(locale: Locale, alt: LocalizedText | null, { isFirst = false, isHero = false } = {}) {
  const photo = readPhoto(
    wordsFor(locale),
    { name, photo: aPhoto(alt), slug: 'paseo' },
    isHero ? 'hero' : 'card'
  )
  return drawn(createElement(Photograph, { isFirst, photo })).querySelector('img')
}

function widthsIn(srcset: string | null | undefined): string[] {
  return (srcset ?? '').split(', ').map(candidate => candidate.split(' ').at(-1) ?? '')
}

describe('Photograph', () => {
  test('is a WebP in several widths, none larger than the original', () => {
    const image = photograph('es', null, { isHero: true })
    expect(widthsIn(image?.getAttribute('srcset'))).toEqual(['480w', '800w', '1200w', '1500w'])
    expect(image?.getAttribute('srcset')).toMatch(/^\/fotografias\/paseo-[a-z0-9]+-480\.webp 480w, /)
    expect(image?.getAttribute('sizes')).toContain('94vw')
  })

  test('has the shape of its place: 4 to 3 on a card, its own above a page', () => {
    const shapeOf = (image: ReturnType<typeof photograph>) => [
      image?.getAttribute('width'),
      image?.getAttribute('height')
    ]
    expect(shapeOf(photograph('es', null))).toEqual(['960', '720'])
    expect(shapeOf(photograph('es', null, { isHero: true }))).toEqual(['1500', '1000'])
  })

  test('that is stored and on no page yet is shown as it is', () => {
    const address = '/archivos/fotos/0123456789abcdef-1600x900.webp'
    const stored = { alt: null, focus: null, height: 900, url: address, width: 1600 }
    const photo = readPhoto(wordsFor('es'), { name, photo: stored, slug: 'paseo' }, 'card')
    const document = drawn(createElement(Photograph, { photo }))
    const image = document.querySelector('img')
    expect(image?.getAttribute('src')).toBe(address)
    expect(image?.getAttribute('srcset')).toBeNull()
  })

  test('is described by its document in the language of the page', () => {
    expect(photograph('en', { en: 'The beach', es: 'La playa' })?.getAttribute('alt')).toBe('The beach')
  })

  test('is described by the name of the experience where the document is silent in that language', () => {
    expect(photograph('en', { es: 'La playa' })?.getAttribute('alt')).toBe('Photograph: A walk')
    expect(photograph('es', null)?.getAttribute('alt')).toBe('Fotografía: Un paseo')
  })

  test('waits until it comes near, unless it is the first of its page', () => {
    expect(photograph('es', null)?.getAttribute('loading')).toBe('lazy')
    const first = photograph('es', null, { isFirst: true })
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })
})

describe('Poster', () => {
  test('lays the photograph over the poster, which says nothing to those who listen', () => {
    const view = pictureIn(wordsFor('es'), { ...card, photo: aPhoto() })
    const document = drawn(createElement(Poster, { view }))
    const [photo, poster] = [...document.querySelectorAll('img')]
    expect(photo?.getAttribute('alt')).toBe('Fotografía: Un paseo')
    expect(poster?.getAttribute('src')).toMatch(/^\/carteles\/wide\/paseo\.svg/)
    expect(poster?.getAttribute('alt')).toBe('')
  })

  test('is the poster where the photograph could not be read', () => {
    const photo = { alt: null, focus: null, height: null, url: '/fotos/no-hay.jpg', width: null }
    const document = drawn(createElement(Poster, { view: pictureIn(wordsFor('es'), { ...card, photo }) }))
    const images = [...document.querySelectorAll('img')]
    expect(images.map(image => image.getAttribute('alt'))).toEqual(['Cartel ilustrado: Un paseo'])
  })
})
