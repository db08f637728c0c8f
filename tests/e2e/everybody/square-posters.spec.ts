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

test('a poster that has not come yet is a sky over land', async ({ page }) => {
  await page.route('**/carteles/**', route => route.abort())
  await page.goto('/malaga/experiencias/listado')
  const poster = page.getByRole('article').first().getByRole('img').first()
  await expect(poster).toHaveCSS('background-image', /linear-gradient\(rgb\(249, 183, 195\)/)
})
