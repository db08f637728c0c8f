import { decodeQR } from 'qr/decode.js'
import { getDocumentProxy, extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'

import { papers, printFormats, type PrintOrder } from '#domain/partner/print.ts'
import { type FetchDrawing, printForPartner } from '#functions/partner/printing.ts'

import { aPartner } from '../../fixtures/builders.ts'
import { pdfPicture } from '../../fixtures/pdf/picture.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M-90 -90h900v900h-900z" fill="#e61276"/><path d="M0 0h9v9z" fill="#1e4fa3" opacity=".5"/></svg>'
const near = (id: string) => ({
  id,
  name: { es: `Kayak ${id}` },
  slug: id,
  way: { kind: 'walk', minutes: 4 } as const
})
const kit = { near: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(near), shortName: 'burriana' }
const spots = [{ id: 'mesa', name: 'Mesa' }]
const house = (name: string) => aPartner({ id: 'casa-burriana', name }, { municipality: 'Nerja', spots })

async function printed(
  order: Partial<PrintOrder>,
  name = 'Casa Burriana',
  fetchDrawing: FetchDrawing = async () => drawing
) {
  const whole: PrintOrder = {
    experienceIds: ['a', 'b', 'c', 'd', 'e', 'f'],
    format: 'a4',
    isColour: true,
    languages: ['es', 'en', 'de', 'fr', 'pt'],
    spot: 'mesa',
    ...order
  }
  const outcome = await printForPartner({ kit, partner: house(name) }, whole, fetchDrawing)
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  return outcome.value
}

async function scanned(pdf: Buffer): Promise<string> {
  return decodeQR(await pdfPicture(pdf, 900))
}

const address = 'https://www.clavel.example/p/burriana'

describe.each(printFormats)('%s', format => {
  test.each([true, false])(
    'has a code that leads to the house and its place, with colours: %s',
    async isColour => {
      const { file, pdf } = await printed({ format, isColour })
      expect(file).toBe(`burriana-${format}-mesa.pdf`)
      expect(await scanned(pdf)).toBe(`${address}?sitio=mesa`)
    }
  )

  test('is one page as large as its paper, and says what it is', async () => {
    const { pdf } = await printed({ format })
    const read = await getDocumentProxy(new Uint8Array(pdf))
    const [, , width = 0, height = 0] = (await read.getPage(1)).view
    const size = [width, height].map(points => Math.round((points * 25.4) / 72))
    expect([read.numPages, ...size]).toEqual([1, papers[format].width, papers[format].height])
  })
})

test('without colours there are none', async () => {
  const { data } = await pdfPicture((await printed({ isColour: false })).pdf, 200)
  const isGrey = (at: number) => data[at] === data[at + 1] && data[at] === data[at + 2]
  expect(data.every((_, at) => at % 4 !== 0 || isGrey(at))).toBe(true)
})

describe('the name of a house', () => {
  test.each(['Дом у моря', 'Σπίτι στη θάλασσα', 'Łódź Apartamenty', 'بيت البحر'])(
    '%s is written in letters that have it, and the code stays',
    async name => {
      const { pdf } = await printed({ spot: null }, name)
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
      expect(text.replaceAll(/\s/g, '')).not.toBe('')
      expect(await scanned(pdf)).toBe(address)
    }
  )

  test.each([
    ['海辺の家', '海辺の家'],
    ['바다 Casa 海', '바다海'],
    ['Σπίτι', ''],
    ['Casa', '']
  ])('%s lacks «%s» on paper, and says so', async (name, missing) => {
    expect((await printed({ spot: null }, name)).missing).toBe(missing)
  })

  test.each(['海辺の家', '<b>&"quote"</b>', 'A', 'x'.repeat(150), 'Apartamentos Turísticos '.repeat(6)])(
    '%s breaks nothing',
    async name => {
      expect(await scanned((await printed({ format: 'a6', spot: null }, name)).pdf)).toBe(address)
    }
  )
})

test('without anything near, and without posters that arrive, the code is there', async () => {
  expect(await scanned((await printed({ experienceIds: [] })).pdf)).toBe(`${address}?sitio=mesa`)
  const without = await printed({ format: 'colgador' }, 'Casa', async () => null)
  expect(await scanned(without.pdf)).toBe(`${address}?sitio=mesa`)
})

test('a place of another house and an experience elsewhere are refused', async () => {
  await expect(printed({ spot: 'recepcion' })).rejects.toThrow('spot-unknown')
  await expect(printed({ experienceIds: ['a', 'z'] })).rejects.toThrow('experience-unknown')
})
