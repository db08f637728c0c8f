import { type ProvinceSlug } from '#domain/place/province.ts'
import { locales } from '#domain/text/locale.ts'
import { routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { expect, type Page, test } from '../support/test.ts'

import { catalog, isShown, openMenu, spanish } from '../../fixtures/site.ts'

const { provinceName, t } = spanish
const listed = catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0)
const chooseJaen = 'Jaén'

/** As most visitors have it: pages fade into the next one, and scroll smoothly. */
test.use({ reducedMotion: 'no-preference' })

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
        await choicesOn(page).getByRole('link', { name: 'Granada' }).click()
        await expect(page).toHaveURL('/de/granada/experiencias/listado')
      })
    })
  }

  test('every province with experiences is a choice, and says how many it has', async ({ page }) => {
    await page.goto('/eligeprovincia')
    const choices = choicesOn(page)
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
          ['malaga', 'Tapas y mercados']
        ] as const) {
          await page.goto(`/eligeprovincia${query}`)
          const choice = choicesOn(page).filter({ hasText: nameOf(slug) })
          const told = numberIn(await choice.innerText())
          // Inside the visit the cover shows.
          await page.goto(routes.province(slug), { referer: page.url() })
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

function choicesOn(page: Page) {
  const name = new RegExp(`^(${locales.map(locale => wordsFor(locale).t('province.choose')).join('|')})$`)
  return page.getByRole('main').getByRole('navigation', { name }).getByRole('listitem')
}

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
    await expect(page.getByRole('group', { name: t('provinceChoice.map') })).toBeVisible()
  })

  test('becomes the province choice in place: nothing is loaded twice', async ({ page }) => {
    const opened: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
    })
    for (const home of ['/', '/en']) {
      opened.length = 0
      await page.goto(home)
      await expect(page).toHaveURL(`${home === '/' ? '' : home}/eligeprovincia`)
      await page.waitForLoadState('networkidle')
      expect(opened).toEqual([home])
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsFor('en').t('home.heading'))
  })

  test('is the same page at both addresses, kept by search engines as the home page', async ({ page }) => {
    await page.goto('/eligeprovincia')
    const canonical = page.locator('link[rel=canonical]')
    const home = await canonical.getAttribute('href')
    await page.goto('/agenda')
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
    expect(await canonical.getAttribute('href')).toBe(home)
    expect(home).toBe(settings.site)
  })

  test('does not take arriving at a province for a choice', async ({ page }) => {
    await page.goto('/cadiz/experiencias/listado')
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
  })

  test('sends a visitor who did something in a province before to its listing', async ({ page }) => {
    await page.goto('/cadiz/experiencias/listado')
    await page.getByRole('heading', { level: 1 }).click()
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

test.describe('a robot that says it is one', () => {
  test.use({
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  })

  test('reads the home page at its own address', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('group', { name: t('provinceChoice.map') })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('with a browser set to a language that the site does not have', () => {
  test.use({ locale: 'ja-JP' })

  test('the home page stays in Spanish', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/eligeprovincia')
  })
})
