import { expect, type Page, test } from '../support/test.ts'

import { localeOfPath } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { kayak, spanish } from '../../fixtures/site.ts'
import { openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

// Focus is measured where it has arrived, not on its way there.
test.use({ reducedMotion: 'reduce' })

const { t } = spanish
const detail = `/experiencias/${kayak.slug}`

/** The focused element, and whether something covers it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // A link over two lines has no middle of its own.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const isSeen = top !== null && (element.contains(top) || top.contains(element))
    return { isSeen, words: element.innerText || element.getAttribute('aria-label') || element.outerHTML }
  })
}

for (const path of [detail, '/malaga/experiencias/listado', '/contacto', '/de/plan']) {
  test(
    `whoever walks ${path} with the keyboard always sees where they are`,
    { tag: '@focus' },
    async ({ page }) => {
      await havingChosenCookies(page)
      await page.goto(path)
      const hidden: string[] = []
      const seen: string[] = []
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press('Tab')
        const where = await focused(page)
        if (where === null) break
        seen.push(where.words)
        if (!where.isSeen) hidden.push(where.words.slice(0, 80))
      }
      expect(seen[0]).toContain(wordsFor(localeOfPath(path)).t('site.skipToContent'))
      expect(seen.length).toBeGreaterThan(15)
      expect(hidden).toEqual([])
    }
  )
}

test('the cookie banner hides nothing that has the focus', { tag: '@focus' }, async ({ page }) => {
  await page.goto('/aviso-legal')
  const hidden: string[] = []
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const where = await focused(page)
    if (where !== null && !where.isSeen) hidden.push(where.words.slice(0, 80))
  }
  expect(hidden).toEqual([])
})

const [de, en, fr] = [messages.de, messages.en, messages.fr]

/** Elements that a screen reader announces, in the order of the page. */
const told = [
  [
    detail,
    [
      `link "${t('site.skipToContent')}"`,
      'banner',
      `combobox "${t('search.label')}"`,
      'main',
      `heading "${spanish.plain(kayak.name)}" [level=1]`,
      `heading "${t('booking.heading')}" [level=2]`,
      `contentinfo "${t('footer.label')}"`
    ]
  ],
  [
    '/de/malaga/experiencias/listado',
    [
      `link "${de.site.skipToContent}"`,
      `combobox "${de.search.label}"`,
      `navigation "${de.site.breadcrumbs}"`,
      `navigation "${de.listing.categories}"`,
      `form "${de.filters.heading}"`,
      `group: ${de.filters.when}`,
      `group: ${de.filters.more}`,
      `group: ${de.filters.order}`,
      `link "${de.listing.whyThisOrder}"`,
      'article',
      `contentinfo "${de.footer.label}"`
    ]
  ],
  [
    '/en/contacto',
    [
      `link "${en.site.skipToContent}"`,
      `region "${en.contactForm.heading}"`,
      `textbox "${en.contactForm.name}"`,
      `textbox "${en.contactForm.email}"`,
      `textbox "${en.contactForm.message}"`,
      'checkbox "I accept',
      `button "${en.contactForm.send}"`
    ]
  ],
  [
    '/fr/login',
    [
      `region "${fr.login.title}"`,
      `textbox "${fr.login.email}"`,
      `textbox "${fr.login.password}"`,
      `button "${fr.login.showPassword}"`,
      `button "${fr.login.submit}"`
    ]
  ]
] as const

for (const [path, parts] of told) {
  test(
    `a screen reader hears the parts of ${path} by their names, in their order`,
    {
      tag: '@readAloud'
    },
    async ({ page }) => {
      await havingChosenCookies(page)
      await page.goto(path)
      const tree = await page.locator('body').ariaSnapshot()
      const places = parts.map(part => [part, tree.indexOf(part)] as const)
      expect(places.filter(([, place]) => place < 0)).toEqual([])
      const order = places.map(([, place]) => place)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      // A control without a name would be read as its kind alone.
      expect(
        tree.match(/^\s*- (?:link|button|combobox|textbox|checkbox|radio|spinbutton)(?::|$)/gm) ?? []
      ).toEqual([])
    }
  )
}

test('nothing moves for whoever asked for stillness', { tag: '@stillness' }, async ({ page }) => {
  await havingChosenCookies(page)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(detail)
    const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(behaviour).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth')
  }
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(element => {
      const { animationName, transitionDuration } = getComputedStyle(element)
      const isMoving = animationName !== 'none' || /[1-9]/.test(transitionDuration)
      return isMoving ? [element.outerHTML.slice(0, 80)] : []
    })
  )
  expect(moving).toEqual([])
})

test(
  'where the system sets the colours, buttons keep an edge',
  { tag: '@forcedColours' },
  async ({ page }) => {
    await havingChosenCookies(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/contacto')
    const send = page.getByRole('main').getByRole('button').first()
    await expect(send).toBeVisible()
    expect(await send.evaluate(element => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBe(
      2
    )
  }
)

test(
  'where the system sets the colours, what is chosen stands out from the page',
  { tag: '@forcedColours' },
  async ({ page }) => {
    await havingChosenCookies(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/malaga/experiencias/listado')
    await openCell(page, t('filters.when'))
    const chosen = page.getByRole('group', { name: t('filters.when') }).getByText(t('filters.anyDay'))
    const behind = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect(chosen).not.toHaveCSS('background-color', behind)
  }
)
