import { describe, expect, test } from 'vitest'

import { photoFiles, photoFilesOf } from '#domain/catalogue/photo/sizes.ts'

const photo = { alt: null, focus: null, height: 1000, url: '0f3a.jpg', width: 1500 }
const addresses = (given: Partial<typeof photo>, place: 'card' | 'hero' = 'card', slug = 'kayak') =>
  photoFiles(slug, { ...photo, ...given }, place).map(({ address }) => address)

describe('photoFiles', () => {
  test('keeps the shape of a photograph above a page, in no size larger than it is', () => {
    const sizes = photoFiles('kayak', photo, 'hero').map(({ height, width }) => [width, height])
    expect(sizes).toEqual([
      [480, 320],
      [800, 533],
      [1200, 800],
      [1500, 1000]
    ])
  })

  test('cuts to the shape of a poster on a card, around the focus', () => {
    const [smallest] = photoFiles('kayak', { ...photo, focus: { x: 100, y: 50 } }, 'card')
    expect(smallest).toMatchObject({ cut: { height: 1000, left: 167, top: 0, width: 1333 } })
    expect([smallest?.width, smallest?.height]).toEqual([320, 240])
  })

  test('has one size of a photograph that is smaller than all', () => {
    expect(photoFiles('kayak', { ...photo, height: 1, width: 3 }, 'card')).toMatchObject([
      { height: 1, width: 1 }
    ])
  })

  test('names each file by all that it shows', () => {
    const all = [
      addresses({}),
      addresses({}, 'hero'),
      addresses({ url: '1b2c.jpg' }),
      addresses({ focus: { x: 0, y: 50 } } as object),
      addresses({}, 'card', 'paseo')
    ].flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all[0]).toMatch(/^\/fotografias\/kayak-[a-z0-9]+-320\.webp$/)
  })
})

describe('photoFilesOf', () => {
  const other = { ...photo, url: '1b2c.jpg' }
  const of = (isPosterFirst: boolean, photos = [photo, other]) =>
    photoFilesOf({ isPosterFirst, photos, slug: 'kayak' }).map(({ file }) => file.address)

  test('are the sizes of cards for each photograph, and the large ones for the first', () => {
    expect(of(false)).toEqual([...addresses({}), ...addresses({}, 'hero'), ...addresses(other)])
  })

  test('have no large ones where the poster stands first', () => {
    expect(of(true)).toEqual([...addresses({}), ...addresses(other)])
  })

  test('are named once where a photograph stands twice', () => {
    expect(of(false, [photo, photo])).toEqual(of(false, [photo]))
  })

  test('leave out what could not be read', () => {
    const unread = { alt: null, focus: null, height: null, url: '/fotos/a.jpg', width: null }
    expect(photoFilesOf({ isPosterFirst: false, photos: [unread], slug: 'kayak' })).toEqual([])
  })
})
