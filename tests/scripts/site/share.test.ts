import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCatalog } from '#catalog/model/catalog.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import { experiencePicture } from '#posters/share-pictures.ts'
import { drawAll } from '../../../scripts/site/pictures/pictures.ts'
import { fit } from '../../../scripts/site/pictures/share/drawing.ts'
import { layOut, shareDrawing } from '../../../scripts/site/pictures/share/drawing.ts'
import { rasterise } from '../../../scripts/site/pictures/share/drawing.ts'
import { sharePictures } from '../../../scripts/site/pictures/share/kind.ts'
import { typefaceOfPosters } from '../../../scripts/site/pictures/share/typeface.ts'
import { aCatalog, anEvent, anExperience } from '../../fixtures/builders.ts'
import { ownContent } from '../../fixtures/catalogue/own-catalogue.ts'

/** Width for the text beside the poster, in pixels of the picture. */
const columnWidth = 452

/** Letters as wide as half their size: easy to count. */
const measure = (line: string, size: number) => (Array.from(line).length * size) / 2
const box = { height: 100, leading: 1, width: 100 }

describe('fit', () => {
  test('sets a short text at the largest size', () => {
    expect(fit('Faro', [40, 20, 10], box, measure)).toEqual({ lines: ['Faro'], size: 40 })
  })

  test('takes a smaller size rather than break a word', () => {
    expect(fit('Vejer Frontera', [40, 20, 10], box, measure)).toEqual({
      lines: ['Vejer', 'Frontera'],
      size: 20
    })
  })

  test('takes a smaller size rather than leave the box at its foot', () => {
    const { lines, size } = fit('uno dos tres cuatro cinco seis siete ocho', [40, 20, 10], box, measure)
    expect(size * lines.length).toBeLessThanOrEqual(box.height)
  })

  test('leaves no word alone where the lines above can be shorter', () => {
    const { lines } = fit('Gruta de las Maravillas y de', [10], { ...box, width: 125 }, measure)
    expect(lines).toEqual(['Gruta de las', 'Maravillas y de'])
  })

  test('breaks a compound after its hyphen', () => {
    expect(fit('Flamenco-Gitarrenabend', [20, 12], { ...box, width: 90 }, measure)).toEqual({
      lines: ['Flamenco-', 'Gitarrenabend'],
      size: 12
    })
  })

  test('breaks a word that is too wide at every size, with a hyphen', () => {
    const { lines } = fit('Donaudampfschifffahrtsgesellschaft', [20, 10], box, measure)
    expect(lines.slice(0, -1).every(line => line.endsWith('-'))).toBe(true)
    expect(lines.join('').replaceAll('-', '')).toBe('Donaudampfschifffahrtsgesellschaft')
    expect(Math.max(...lines.map(line => measure(line, 10)))).toBeLessThanOrEqual(box.width)
  })

  test('ends with an ellipsis what does not fit at all', () => {
    const { lines, size } = fit('palabra '.repeat(40), [20, 10], box, measure)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.length * size).toBeLessThanOrEqual(box.height)
  })
})

describe('the typeface', () => {
  const typeface = typefaceOfPosters()

  test('kerns: a T draws the letter after it near', () => {
    expect(typeface.width('Ta', 100)).toBeLessThan(typeface.width('T', 100) + typeface.width('a', 100))
  })

  test('has every letter of the five languages and of their prices', () => {
    const letters = Array.from('ÁÉÍÓÚÑÜÄÖÂÊÔÇÃÕáéíóúñüäößàâçèêëîïôœùûãõ«»„“”–…’·€0123456789')
    expect(letters.filter(letter => typeface.outline(letter, 100, 0, 0) === '')).toEqual([])
  })

  test('takes letters from its second file where the first lacks them, and leaves out what it has not', () => {
    expect(typeface.outline('ł', 100, 0, 0)).not.toBe('')
    expect(typeface.outline('漢', 100, 0, 0)).toBe('')
  })
})

describe('sharePictures', () => {
  const pictures = sharePictures(createCatalog(ownContent))
  const typeface = typefaceOfPosters()

  test('are drawn without a font of the machine', () => {
    expect(
      pictures.slice(0, 40).filter(picture => shareDrawing(picture, typeface).includes('<text'))
    ).toEqual([])
  })

  test('are made for hidden experiences and those that are over, too: each has its page', () => {
    const all = aCatalog({
      experiences: [
        anExperience({ id: 'hidden', isHidden: true }),
        anEvent('2026-10-01T20:00:00+02:00', { id: 'ended' })
      ]
    })
    expect(sharePictures(all).map(({ lettering }) => lettering.title)).toEqual(
      expect.arrayContaining(['hidden', 'ended'])
    )
  })

  test('have room for every name and place of the own catalogue, uncut', () => {
    const cut = pictures.filter(({ lettering }) => {
      const { name, place } = layOut(lettering, typeface)
      const lengthOf = (lines: string[]) => lines.join('').replaceAll(/\s/g, '').length
      const written = [lengthOf(name.lines), lengthOf(place?.lines ?? [])]
      const asked = [lettering.title, lettering.place ?? ''].map(text => lengthOf([text]))
      return written.join() !== asked.join()
    })
    expect(cut.map(({ lettering }) => lettering)).toEqual([])
  })
})

describe('a sharing picture of words that nobody expects', () => {
  const typeface = typefaceOfPosters()
  const words = {
    'a word of 300 letters': `Kayak${'x'.repeat(300)}`,
    'letters that turn the direction': 'Kayak \u202Eabc\u202C \u200F מים',
    markup: `A ]]></svg><script>alert("1")</script> & 'b' <b>`,
    'more words than there is room for': 'palabra '.repeat(80),
    'nothing but emoji': '😀🏄‍♀️',
    'nothing at all': ' ',
    'what no reader sees': 'Kayak\u0000\u0008\uFFFF\u2028'
  }

  test.each(Object.entries(words))('keeps its layout: %s', (_, text) => {
    const lettering = { place: text, price: text, title: text }
    const { name, place, placeTop, priceTop } = layOut(lettering, typeface)
    for (const { lines, size } of [name, ...(place ? [place] : [])])
      for (const line of lines) expect(typeface.width(line, size)).toBeLessThanOrEqual(columnWidth)
    expect(164 + name.lines.length * name.size).toBeLessThanOrEqual(priceTop)
    expect(placeTop + (place?.size ?? 0)).toBeLessThanOrEqual(630)
    const svg = shareDrawing(experiencePicture(cardOf(anExperience(), 'ola'), lettering), typeface)
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg).not.toMatch(/script|NaN|Infinity|undefined/)
  })

  test('leaves no gap where a letter cannot be drawn', () => {
    const { name } = layOut({ place: null, price: null, title: '😀 Surf 🌊' }, typeface)
    expect(name.lines).toEqual(['Surf'])
  })
})

describe('a sharing picture with a photograph', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clavel-share-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('shows it in a frame of ink, cut around its focus', async () => {
    const blue = { b: 200, g: 40, r: 20 }
    const green = sharp({
      create: { background: { b: 40, g: 160, r: 20 }, channels: 3, height: 400, width: 600 }
    })
    const tall = await sharp({ create: { background: blue, channels: 3, height: 1600, width: 600 } })
      .composite([{ input: await green.png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    writeFileSync(join(folder, 'tall.jpg'), tall)
    const card = cardOf(anExperience(), 'ola')
    const seen = async (focus: { x: number; y: number } | null) => {
      const photo = { alt: null, focus, height: 1600, url: 'tall.jpg', width: 600 }
      const picture = experiencePicture({ ...card, photo }, { place: null, price: null, title: 'Kayak' })
      const { data, info } = await sharp(await rasterise(picture, typefaceOfPosters(), folder))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => {
        const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels)
        return r + g + b < 140 ? 'ink' : g > b ? 'green' : 'blue'
      }
      return [at(547, 315), at(1196, 315), at(870, 3), at(870, 60)]
    }
    expect(await seen(null)).toEqual(['ink', 'ink', 'ink', 'blue'])
    expect(await seen({ x: 50, y: 0 })).toEqual(['ink', 'ink', 'ink', 'green'])
  })
})

describe('drawAll', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clavel-share-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const draw = (price: number) => {
    const experience = anExperience({ priceFrom: { audience: null, euros: price, kind: 'from' } })
    return drawAll(aCatalog({ experiences: [experience], provinces: [] }), join(folder, 'site'), {
      cache: join(folder, 'cache')
    })
  }
  const files = () => readdirSync(join(folder, 'site/compartir'))

  test('makes JPEG files of 1200 by 630, under 300 kB', async () => {
    await draw(35)
    const [name = ''] = files()
    const { format, height, width } = await sharp(join(folder, 'site/compartir', name)).metadata()
    expect({ format, height, width }).toEqual({ format: 'jpeg', height: 630, width: 1200 })
    expect(statSync(join(folder, 'site/compartir', name)).size).toBeLessThan(300 * 1024)
  })

  test('draws nothing that has been drawn before', async () => {
    const first = await draw(35)
    const again = await draw(35)
    expect([first.drawn, again.drawn, again.pictures]).toEqual([first.pictures, 0, first.pictures])
  })

  test('draws again what is written differently, and takes the old one out', async () => {
    await draw(35)
    const before = files()
    const { drawn, removed } = await draw(40)
    expect([drawn, removed]).toEqual([before.length, before.length])
    expect(files().filter(name => before.includes(name))).toEqual([])
  })

  test('takes a change that was taken back from the cache', async () => {
    await draw(35)
    await draw(40)
    expect((await draw(35)).drawn).toBe(0)
  })

  test('forgets what was made in another manner', async () => {
    await draw(35)
    const other = join(folder, 'cache/compartir/another')
    writeFileSync(other, '')
    await draw(35)
    expect(existsSync(other)).toBe(false)
  })
})
