import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { settings } from '#settings.ts'
import { iconFiles, icons } from '../../../scripts/site/faces/icons.ts'

const drawn = await iconFiles()

/** Two drawings that differ by less than this in every point are the same to the eye: another machine rounds otherwise. */
const tolerance = 8

async function pointsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).ensureAlpha().raw().toBuffer()
}

test.each(icons)(
  '$file shows the mark of today, $size pixels wide: npm run icons',
  async ({ file, size }) => {
    const kept = readFileSync(`public/${file}`)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', height: size, width: size })
    const [now, before] = [await pointsOf(drawn.get(file) ?? kept), await pointsOf(kept)]
    const farthest = now.reduce(
      (most, value, place) => Math.max(most, Math.abs(value - (before[place] ?? 0))),
      0
    )
    expect(farthest).toBeLessThan(tolerance)
  }
)

test('the mark stands in the middle of the paper, and the shape that is cut out leaves it whole', async () => {
  const { data, info } = await sharp('public/iconos/512-recortable.png').removeAlpha().raw().toBuffer({
    resolveWithObject: true
  })
  const colorAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
  ]
  const paper = colorAt(0, 0)
  // A circle of 80 % of the width is what systems promise to show.
  const onCircle = Array.from({ length: 60 }, (_, step) => (step * Math.PI) / 30).map(angle =>
    colorAt(Math.round(256 + 205 * Math.cos(angle)), Math.round(256 + 205 * Math.sin(angle)))
  )
  expect(onCircle.filter(color => color.join() !== paper.join())).toEqual([])
  expect(colorAt(256, 200)).not.toEqual(paper)
})

test('the old icon has three sizes', () => {
  const file = readFileSync('public/favicon.ico')
  const widths = [0, 1, 2].map(place => file.readUInt8(6 + 16 * place))
  expect([file.readUInt16LE(2), file.readUInt16LE(4), widths]).toEqual([1, 3, [16, 32, 48]])
})

test('the manifest is what the settings say now (npm run icons), with icons that are there', () => {
  const kept = readFileSync('public/manifest.webmanifest')
  expect(kept.toString()).toBe(drawn.get('manifest.webmanifest')?.toString())
  const manifest: unknown = JSON.parse(kept.toString())
  expect(manifest).toMatchObject({
    description: settings.claim,
    id: '/',
    name: settings.name,
    scope: '/',
    start_url: '/'
  })
  const sources = [...kept.toString().matchAll(/"src": "([^"]+)"/g)].map(([, source = '']) => source)
  expect(sources.map(source => readFileSync(`public${source}`).length > 500)).toEqual([true, true, true])
})
