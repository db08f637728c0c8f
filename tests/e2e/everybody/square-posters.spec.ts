import { expect, test } from '../support/test.ts'

const pages = [
  '/eligeprovincia',
  '/malaga',
  '/malaga/experiencias/listado',
  '/experiencias/kayak-acantilados-maro',
  '/agenda',
  '/meta/nerja-y-maro',
  '/buscar?q=zzzzzz'
]

/* The mark of a province is round. */
for (const path of pages) {
  test(`posters have square corners: ${path}`, async ({ page }) => {
    await page.goto(path)
    const round = await page.evaluate(() =>
      [...document.images]
        .filter(({ src }) => /^\/carteles\/(?!provincias\/mark\/)/.test(new URL(src).pathname))
        .filter(image => getComputedStyle(image).borderRadius !== '0px')
        .map(({ src }) => src)
    )
    expect(round).toEqual([])
  })
}
