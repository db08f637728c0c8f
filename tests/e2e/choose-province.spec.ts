import { type ProvinceSlug } from '#domain/province.ts'
import { routes } from '#domain/routes.ts'

import { expect, test } from './support/test.ts'

import { catalog, isShown, openMenu, spanish } from '../fixtures/site.ts'

const { provinceName, t } = spanish
const listed = catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0)
const chooseJaen = 'Jaén'

test.describe('the page of the province choice', () => {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with scripts' : 'without scripts'
    test.describe(how, () => {
      test.use({ javaScriptEnabled })

      test(`a visitor chooses a province on the map, ${how}`, async ({ page }) => {
        await page.goto('/eligeprovincia')
        const map = page.getByRole('group', { name: t('provinceChoice.map') })
        await map.getByRole('link', { name: chooseJaen }).click()
        await expect(page).toHaveURL('/jaen/experiencias/listado')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Jaén')
      })

      test(`a visitor chooses a province in the list, ${how}`, async ({ page }) => {
        await page.goto('/de/eligeprovincia')
        const list = page.getByRole('main').getByRole('listitem')
        await list.getByRole('link', { name: 'Granada' }).click()
        await expect(page).toHaveURL('/de/granada/experiencias/listado')
      })
    })
  }

  test('every province with experiences is a choice, and says how many it has', async ({ page }) => {
    await page.goto('/eligeprovincia')
    const choices = page.getByRole('main').getByRole('listitem')
    await expect(choices).toHaveCount(listed.length)
    for (const province of listed.filter(({ slug }) => slug !== 'andalucia')) {
      const choice = choices.filter({ hasText: provinceName(province) })
      const shown = catalog.listed[province.slug].filter(each => isShown(each, province.slug))
      await expect(choice).toContainText(String(shown.length))
    }
  })

  for (const [how, query, javaScriptEnabled] of [
    ['on their own', '', true],
    ['without scripts', '', false],
    ['sent by a partner', '?partner=sol-y-rutas', true]
  ] as const) {
    test.describe(`who comes ${how}`, () => {
      test.use({ javaScriptEnabled })

      test(`finds as many experiences as they were told, ${how}`, async ({ page }) => {
        for (const [slug, category] of [
          ['almeria', 'Senderismo'],
          ['malaga', 'Tapas']
        ] as const) {
          await page.goto(`/eligeprovincia${query}`)
          const choice = page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ hasText: nameOf(slug) })
          const told = numberIn(await choice.innerText())
          await page.goto(routes.province(slug))
          const all = page.getByRole('main').getByRole('link', { name: t('cover.all', { count: told }) })
          const tile = page.getByRole('main').getByRole('link', { name: category })
          const inCategory = numberIn(await tile.innerText())
          await all.click()
          await expect(page.getByRole('article')).toHaveCount(told)
          const chips = page.getByRole('navigation', { name: t('listing.categories') })
          expect(await chips.innerText()).not.toMatch(/ 0$/m)
          const chip = chips.getByRole('link', { name: category })
          expect(numberIn(await chip.innerText())).toBe(inCategory)
          await chip.click()
          await expect(page.getByRole('article')).toHaveCount(inCategory)
        }
      })
    })
  }
})

function nameOf(slug: ProvinceSlug): string {
  const province = listed.find(each => each.slug === slug)
  if (!province) throw new Error(`Nothing is listed in ${slug}`)
  return provinceName(province)
}

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0])
}

test.describe('the home page', () => {
  test('sends a first visitor to the province choice', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('provinceChoice.heading'))
  })

  test('sends a visitor who chose a province before to its listing', async ({ page }) => {
    await page.goto('/cadiz/experiencias/listado')
    await page.goto('/')
    await expect(page).toHaveURL('/cadiz/experiencias/listado')
    await page.goto('/en')
    await expect(page).toHaveURL('/en/cadiz/experiencias/listado')
  })

  test('does not believe a cookie that names no province', async ({ baseURL, context, page }) => {
    await context.addCookies([{ name: 'provinciaSeleccionada', url: baseURL, value: 'atlantida' }])
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
  })

  test('takes the partner along', async ({ page }) => {
    await page.goto('/?partner=casas-del-sur')
    await expect(page).toHaveURL('/eligeprovincia?partner=casas-del-sur')
  })

  test('is not a step that the back button returns to', async ({ page }) => {
    await page.goto('/precios')
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
    await page.goBack()
    await expect(page).toHaveURL('/precios')
  })
})

test.describe('with a browser set to German', () => {
  test.use({ locale: 'de-DE' })

  test('the home page sends a first visitor to the German province choice', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de/eligeprovincia')
  })

  test('a home page with a prefix keeps its own language', async ({ page }) => {
    await page.goto('/fr')
    await expect(page).toHaveURL('/fr/eligeprovincia')
  })

  test('no other page switches by itself', async ({ page }) => {
    await page.goto('/agenda')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agenda.title'))
    await expect(page).toHaveURL('/agenda')
  })

  test('a language chosen in the menu counts more than that of the browser', async ({ page }) => {
    await page.goto('/precios')
    const menu = await openMenu(page, spanish, 'language')
    await menu.getByRole('link', { exact: true, name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/precios')
    await page.goto('/')
    await expect(page).toHaveURL('/fr/eligeprovincia')
  })
})

test.describe('with a browser set to a language that the site does not have', () => {
  test.use({ locale: 'ja-JP' })

  test('the home page stays in Spanish', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
  })
})
