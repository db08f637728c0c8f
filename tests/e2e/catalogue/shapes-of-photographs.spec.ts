import { readFileSync } from 'node:fs'

import { photographMarkup } from '../../fixtures/catalogue/photograph-markup.ts'
import { expect, test } from '../support/test.ts'

const style = readFileSync('src/styles/entries/photo.css', 'utf8')
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

for (const [shape, height, width] of [
  ['upright', 1600, 1200],
  ['wide', 900, 1600],
  ['poor', 480, 640]
] as const)
  test(`the poster beneath a photograph (${shape}) shows at none of its edges`, async ({ page }) => {
    await page.setContent(
      `<style>${style}img{height:auto;max-width:100%}main{width:384px}</style><main>${photographMarkup({ height, src: picture, width })}</main>`
    )
    const photo = await page.getByRole('img', { name: 'A photograph' }).boundingBox()
    const poster = await page.getByRole('presentation').boundingBox()
    expect(photo?.width).toBeGreaterThan(300)
    expect(poster).toEqual(photo)
    const frame = await page.getByRole('main').boundingBox()
    expect(frame?.height).toBe(photo?.height)
  })
