import { pathIn } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expect, test } from '../support/test.ts'

import { catalog, spanish } from '../../fixtures/site.ts'

const { plain, t } = spanish

test.describe('the drawer of a small screen', () => {
  test.use({ viewport: { height: 844, width: 390 } })

  test('opens and closes by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/precios')
    const opener = page.getByText(t('menu.open'), { exact: true })
    const drawer = page.getByRole('navigation', { name: t('site.mainMenu') })
    await expect(drawer).toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('takes the full width below the bar', async ({ page }) => {
    await page.goto('/precios')
    await page.getByText(t('menu.open'), { exact: true }).click()
    const box = await page.getByRole('navigation', { name: t('site.mainMenu') }).boundingBox()
    expect(box).toMatchObject({ width: 390, x: 0, y: 66 })
    expect(box?.height).toBe(844 - 66)
  })

  test('leads to provinces, municipalities, help and the other languages', async ({ page }) => {
    await page.goto('/precios')
    await page.getByText(t('menu.open'), { exact: true }).click()
    const drawer = page.getByRole('navigation', { name: t('site.mainMenu') })
    for (const name of [
      t('menu.agenda'),
      t('menu.login'),
      t('menu.about'),
      t('menu.contact'),
      t('menu.questions'),
      t('province.all'),
      'Deutsch',
      ...catalog.destinations.slice(0, 1).map(({ metaMenu, name }) => plain(metaMenu?.menuName ?? name))
    ]) {
      await drawer.getByRole('link', { exact: true, name }).scrollIntoViewIfNeeded()
      await expect(drawer.getByRole('link', { exact: true, name })).toBeInViewport()
    }
    await drawer.getByRole('link', { exact: true, name: 'Jaén' }).click()
    await expect(page).toHaveURL('/jaen/experiencias/listado')
    await expect(drawer).toBeHidden()
  })

  for (const locale of ['esd', 'de', 'en', 'fr', 'pt'] as const)
    test(`${locale}: the longest name of a province breaks between its two parts`, async ({ page }) => {
      await page.goto(pathIn(locale, '/precios'))
      await page.getByText(wordsFor(locale).t('menu.open'), { exact: true }).click()
      const name = page.getByRole('navigation').getByRole('link', { name: 'Costa del Sol - Málaga' })
      await expect(name).toBeVisible()
      const tops = await name.evaluate(link => {
        const range = document.createRange()
        const text = link.firstChild
        if (!(text instanceof Text)) return []
        return ['Costa', 'Sol', '-'].map(part => {
          const start = text.data.indexOf(part)
          range.setStart(text, start)
          range.setEnd(text, start + part.length)
          return range.getBoundingClientRect().top
        })
      })
      expect(new Set(tops).size).toBe(1)
    })

  test('the way out begins where the links of the account begin', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sesion', '1'))
    await page.goto('/precios')
    await page.getByText(t('menu.open'), { exact: true }).click()
    const drawer = page.getByRole('navigation', { name: t('site.mainMenu') })
    const entries = [
      drawer.getByRole('link', { name: t('menu.purchases') }),
      drawer.getByRole('button', { name: t('menu.signOut') })
    ]
    const [link, button] = await Promise.all(
      entries.map(entry =>
        entry.evaluate(element => {
          const { fontSize, paddingInlineStart } = getComputedStyle(element)
          return { fontSize, paddingInlineStart }
        })
      )
    )
    expect(button).toEqual(link)
  })

  test('marks the province of the page', async ({ page }) => {
    await page.goto('/jaen/experiencias/listado')
    await page.getByText(t('menu.open'), { exact: true }).click()
    const drawer = page.getByRole('navigation', { name: t('site.mainMenu') })
    await expect(drawer.getByRole('link', { exact: true, name: 'Jaén' })).toHaveAttribute(
      'aria-current',
      'true'
    )
  })
})

test.describe('the menus of a wide screen', () => {
  test.use({ viewport: { height: 900, width: 1440 } })

  test('the bar is 72 px high and its drawer is away', async ({ page }) => {
    await page.goto('/precios')
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ height: 72, y: 0 })
    await expect(page.getByText(t('menu.open'), { exact: true })).toBeHidden()
  })

  test('a menu opens by keyboard, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/precios')
    const opener = page.getByRole('banner').getByLabel(t('language.label'))
    const link = page.getByRole('banner').getByRole('link', { exact: true, name: 'Deutsch' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('opening one closes the other, and so does a click elsewhere', async ({ page }) => {
    await page.goto('/precios')
    const banner = page.getByRole('banner')
    const german = banner.getByRole('link', { exact: true, name: 'Deutsch' })
    const contact = banner.getByRole('link', { exact: true, name: t('menu.contact') })
    await banner.getByLabel(t('language.label')).click()
    await expect(german).toBeVisible()
    await banner.getByText(t('footer.help'), { exact: true }).filter({ visible: true }).click()
    await expect(contact).toBeVisible()
    await expect(german).toBeHidden()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(contact).toBeHidden()
  })

  test('the province menu leads to the listing in the language of the page', async ({ page }) => {
    await page.goto('/fr/malaga/experiencias/listado')
    const banner = page.getByRole('banner')
    await banner.getByLabel('Province').click()
    await banner.getByRole('link', { exact: true, name: 'Almería' }).click()
    await expect(page).toHaveURL('/fr/almeria/experiencias/listado')
  })
})

test('the first stop of the keyboard leads past the bar', async ({ page }) => {
  await page.goto('/precios')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('site.skipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/precios#contenido')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
