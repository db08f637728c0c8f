import { expect, test } from 'vitest'

import SharePreview from '#components/head/SharePreview.astro'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { provincePicture, type SharePicture } from '#posters/share-pictures.ts'
import { aProvince } from '../fixtures/builders.ts'
import { render } from '../fixtures/render.ts'

async function preview(province?: ProvinceSlug, picture?: SharePicture) {
  const shell = {
    partners: { defaults: [], kinds: {}, leading: [] },
    metas: [],
    provinces: [aProvince('cadiz', { name: { es: 'Cádiz' } })]
  }
  const page = { languages: [], locale: 'es', path: '/', shell }
  const document = await render(SharePreview, { page, picture, province, words: wordsFor('es') })
  return (property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
}

test('a page shows its own picture, with its size and what is on it', async () => {
  const own = provincePicture('granada', { place: null, price: null, title: 'Tapas' })
  const read = await preview('cadiz', own)
  expect(read('og:image')).toBe(`https://www.clavel.example${own.address}`)
  expect([read('og:image:width'), read('og:image:height')]).toEqual(['1200', '630'])
  expect(read('og:image:alt')).toBe('Cartel ilustrado: Tapas')
})

test('a page without one shows that of its province', async () => {
  expect((await preview('cadiz'))('og:image')).toContain('/compartir/cadiz-')
})

test('a page without a province, or of one with nothing in it, shows that of the region', async () => {
  expect((await preview())('og:image')).toContain('/compartir/andalucia-')
  expect((await preview('jaen'))('og:image')).toContain('/compartir/andalucia-')
})
