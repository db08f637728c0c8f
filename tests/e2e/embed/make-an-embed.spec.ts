import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { expectNoSidewaysScroll } from '../support/first-screen.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { embedMaker } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a house chooses a place, a language and its code, sees the embed, and copies it', async ({
  context,
  page
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/socios')
  await page.getByRole('main').getByRole('link', { name: embedMaker.link }).click()
  const main = page.getByRole('main')
  await main.getByLabel(embedMaker.place, { exact: true }).selectOption('malaga')
  await main.getByLabel(embedMaker.language, { exact: true }).selectOption('de')
  await main.getByLabel(embedMaker.theme, { exact: true }).selectOption('oscuro')
  await main.getByLabel(embedMaker.partner, { exact: true }).fill('casa-burriana')
  await main.getByLabel(embedMaker.partner, { exact: true }).blur()
  const code = main.getByRole('textbox', { name: embedMaker.code })
  await expect(code).toHaveValue(
    /^<iframe src="https:\/\/www\.clavel\.example\/embed\/v1\/de\/malaga\?partner=casa-burriana#oscuro"/
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Erlebnisse in Málaga')).toBeVisible()
  await main.getByRole('button', { name: embedMaker.copy }).click()
  await expect(page.getByText(embedMaker.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())
  await expectNoSidewaysScroll(page)
})

test('the element and plain html are written too, and single cards are chosen by ticking them', async ({
  page
}) => {
  await page.goto('/socios/insertar')
  const main = page.getByRole('main')
  const code = main.getByRole('textbox', { name: embedMaker.code })
  await main.getByLabel(embedMaker.place, { exact: true }).selectOption('malaga')
  await main.getByRole('group', { name: embedMaker.form }).getByText(embedMaker.forms.element).click()
  await expect(code).toHaveValue(/<experiencias-ocio lugar="malaga" idioma="es"[\s\S]+integrity="sha384-/)
  await expect(
    main.getByRole('region', { name: 'Qué hacer en Málaga' }).getByRole('listitem')
  ).not.toHaveCount(0)
  await main.getByText(embedMaker.chosen).click()
  const cards = main.getByRole('group', { name: embedMaker.chosen })
  await cards.getByRole('checkbox').nth(1).check()
  await expect(code).toHaveValue(/<experiencias-ocio ids="[\w-]+" idioma="es"/)
  await expectNoBarrier(page, 'maker of embeds')
  // What is near may be across a border: a tick stays.
  await main.getByLabel(embedMaker.place, { exact: true }).selectOption('granada')
  await expect(cards.getByRole('checkbox').first()).toBeChecked()
  await cards.getByRole('checkbox').nth(1).check()
  await expect(code).toHaveValue(/<experiencias-ocio ids="[\w-]+,[\w-]+" idioma="es"/)
  await main
    .getByRole('group', { name: embedMaker.form })
    .getByText(embedMaker.forms.html, { exact: true })
    .click()
  await expect(code).toHaveValue(/<ul lang="es">\n(?: {2}<li>.+<\/li>\n){2}<\/ul>/)
})

test('a code that cannot be one is named, and left out', async ({ page }) => {
  await page.goto('/socios/insertar')
  const main = page.getByRole('main')
  await main.getByLabel(embedMaker.partner, { exact: true }).fill('<b>casa')
  await main.getByLabel(embedMaker.partner, { exact: true }).blur()
  await expect(main.getByText(embedMaker.partnerWrong)).toBeVisible()
  await expect(main.getByRole('textbox', { name: embedMaker.code })).not.toHaveValue(/partner=/)
})

test('the page of a house leads here with its code, and a code that nobody has is said', async ({ page }) => {
  await page.goto('/socios/insertar?socio=casa-burriana')
  const main = page.getByRole('main')
  const field = main.getByLabel(embedMaker.partner, { exact: true })
  await expect(field).toHaveValue('casa-burriana')
  await expect(main.getByRole('textbox', { name: embedMaker.code })).toHaveValue(/\?partner=casa-burriana/)
  await expect(main.getByText(embedMaker.partnerUnknown)).toBeHidden()
  await field.fill('casa-buriana')
  await field.blur()
  await expect(main.getByText(embedMaker.partnerUnknown)).toBeVisible()
  await field.fill('casa-burriana')
  await field.blur()
  await expect(main.getByText(embedMaker.partnerUnknown)).toBeHidden()
})

test('without scripts the page has a frame that works, to be copied as it is', async ({
  browser,
  baseURL
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await page.goto('/socios/insertar')
  await expect(page.getByRole('textbox', { name: embedMaker.code })).toHaveText(/<iframe src="https:/)
  await expect(page.frameLocator('iframe').getByRole('listitem').first()).toBeVisible()
  await page.close()
})
