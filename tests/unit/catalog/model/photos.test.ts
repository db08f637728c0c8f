import { describe, expect, test } from 'vitest'
import { withReadablePhotos } from '#catalog/model/photos.ts'
import { aCatalog, anExperience } from '../../../fixtures/builders.ts'

const photo = (url: string) => ({ alt: { es: 'La playa' }, height: null, url, width: null })
const index = { '/fotos/playa.jpg': { file: 'abc.jpg', height: 800, width: 1200 } }

function photosOf(urls: string[]) {
  const content = aCatalog({ experiences: [anExperience({ photos: urls.map(photo) })] })
  return withReadablePhotos(content, index).experiences[0]?.photos
}

describe('withReadablePhotos', () => {
  test('names the file that was read, with its size, and keeps the words', () => {
    expect(photosOf(['/fotos/playa.jpg'])).toEqual([
      { alt: { es: 'La playa' }, height: 800, url: '/.cache/fotos/abc.jpg', width: 1200 }
    ])
  })

  test('leaves out what could not be read: the next one comes first', () => {
    expect(photosOf(['/fotos/rota.jpg', '/fotos/playa.jpg'])).toHaveLength(1)
    expect(photosOf(['/fotos/rota.jpg'])).toEqual([])
  })

  test('leaves an experience without photographs the very object it was', () => {
    const content = aCatalog({ experiences: [anExperience()] })
    expect(withReadablePhotos(content, index).experiences[0]).toBe(content.experiences[0])
  })
})
