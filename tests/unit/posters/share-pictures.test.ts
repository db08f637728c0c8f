import { describe, expect, test } from 'vitest'
import { cardOf } from '#domain/catalogue/card.ts'
import { experiencePicture, provincePicture } from '#posters/share-pictures.ts'
import { anExperience } from '../../fixtures/builders.ts'

const lettering = { place: 'Nerja, Málaga', price: 'desde 35 €', title: 'Kayak al amanecer' }
const card = cardOf(anExperience({ id: 'kayak' }), 'vela')

describe('the address of a sharing picture', () => {
  test('is the same for the same content', () => {
    expect(experiencePicture(card, { ...lettering }).address).toBe(experiencePicture(card, lettering).address)
  })

  test('is another one when a word, the motif or the province changes', () => {
    const addresses = [
      experiencePicture(card, lettering),
      experiencePicture(card, { ...lettering, price: 'desde 36 €' }),
      experiencePicture({ ...card, motif: 'ola' }, lettering),
      experiencePicture({ ...card, provinces: ['granada'] }, lettering)
    ].map(({ address }) => address)
    expect(new Set(addresses).size).toBe(4)
  })

  test('is another one for another photograph, and for another part of it', () => {
    const photo = { alt: null, focus: null, height: 800, url: 'a.jpg', width: 600 }
    const addresses = [
      experiencePicture(card, lettering),
      experiencePicture({ ...card, photo }, lettering),
      experiencePicture({ ...card, photo: { ...photo, url: 'b.jpg' } }, lettering),
      experiencePicture({ ...card, photo: { ...photo, focus: { x: 50, y: 10 } } }, lettering)
    ].map(({ address }) => address)
    expect(new Set(addresses).size).toBe(4)
  })

  test('names what it shows, as a file of the site', () => {
    expect(experiencePicture(card, lettering).address).toMatch(/^\/compartir\/kayak-[a-z0-9]+\.jpg$/)
    expect(provincePicture('cadiz', lettering).address).toMatch(/^\/compartir\/cadiz-[a-z0-9]+\.jpg$/)
  })

  test('stays a file name when a slug is very long', () => {
    const long = experiencePicture({ ...card, slug: 'a'.repeat(400) }, lettering)
    expect(long.address.length).toBeLessThan(128)
  })
})
