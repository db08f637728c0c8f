import { describe, expect, test } from 'vitest'
import { withReadablePhotos, withStoredPhotos } from '#catalog/model/photos.ts'
import { aCatalog, anExperience } from '../../../fixtures/builders.ts'

const photo = (url: string) => ({ alt: { es: 'La playa' }, focus: null, height: null, url, width: null })
const index = { '/fotos/playa.jpg': { file: 'abc.jpg', height: 800, width: 1200 } }

function photosOf(urls: string[]) {
  const content = aCatalog({ experiences: [anExperience({ photos: urls.map(photo) })] })
  return withReadablePhotos(content, index).experiences[0]?.photos
}

describe('withReadablePhotos', () => {
  test('names the file that was read, with its size, and keeps the words', () => {
    expect(photosOf(['/fotos/playa.jpg'])).toEqual([
      { alt: { es: 'La playa' }, focus: null, height: 800, url: 'abc.jpg', width: 1200 }
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

describe('withStoredPhotos', () => {
  const uploaded = '/archivos/fotos/0123456789abcdef-1600x900.webp'
  const shown = (urls: string[]) => {
    const content = aCatalog({ experiences: [anExperience({ photos: urls.map(photo) })] })
    return withStoredPhotos(content, index).experiences[0]?.photos
  }

  test('shows what was uploaded where it is stored, until pages are made with it', () => {
    expect(shown(['/fotos/playa.jpg', uploaded])).toMatchObject([
      { url: 'abc.jpg' },
      { height: 900, url: uploaded, width: 1600 }
    ])
  })

  test('leaves out what is nowhere', () => {
    expect(shown(['/fotos/rota.jpg', 'https://a.example/x.jpg'])).toEqual([])
  })
})
