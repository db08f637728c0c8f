import { expect, test } from '../support/test.ts'

import { barriersOn } from 'site-checks/browser'
import { barriersAt, startVisit } from '../../../scripts/checks/in-browser.ts'
import { spanish } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { inGerman, leadingOn, templates } from '../support/templates.ts'

const { t } = spanish

test.use({ hasTouch: false, isMobile: false, reducedMotion: 'reduce' })
test.beforeEach(({ context }) => startVisit(context))

for (const template of [...templates, ...leadingOn]) {
  // Both languages and both themes: the words of one do not change the colours of the other.
  test(
    `${template} has no barrier at any width, in Spanish by day and in German by night`,
    { tag: '@barriers' },
    async ({ baseURL, context, page }) => {
      expect(await barriersAt(page, `${baseURL}${template}`, ['light'])).toEqual([])
      // In a tab of its own: the first one may just be led on.
      const inGermanPage = await context.newPage()
      expect(await barriersAt(inGermanPage, `${baseURL}${inGerman(template)}`, ['dark'])).toEqual([])
    }
  )
}

test(
  'a barrier that was put up is found: pale words, a picture without words, a small target, a name that is not what is read',
  { tag: ['@barriers', '@targets'] },
  async ({ page }) => {
    await page.goto('/precios')
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('main').evaluate(main => {
      main.insertAdjacentHTML(
        'beforeend',
        '<p data-planted="pale">Texto pálido</p><img src="/favicon.svg"><div><button data-planted="small">a</button><button data-planted="small">b</button></div><button aria-label="Otra cosa">Reservar</button>'
      )
      for (const element of main.querySelectorAll<HTMLElement>('[data-planted=pale]'))
        element.style.color = '#ccc'
      for (const element of main.querySelectorAll<HTMLElement>('[data-planted=small]'))
        Object.assign(element.style, {
          border: '0',
          font: '8px serif',
          height: '8px',
          minHeight: '0',
          padding: '0'
        })
    })
    const found = (await barriersOn(page)).map(barrier => barrier.slice(0, barrier.indexOf(':')))
    expect(new Set(found)).toEqual(
      new Set(['color-contrast', 'image-alt', 'target-size', 'label-content-name-mismatch'])
    )
  }
)

test(
  'a page is looked at when it has answered its width: a part that makes room in the next frame lies over nothing',
  { tag: ['@barriers', '@targets'] },
  async ({ baseURL, page }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const covering = Object.assign(document.createElement('button'), { textContent: 'a' })
        const covered = Object.assign(document.createElement('button'), { textContent: 'b' })
        const narrow = document.createElement('i')
        const size = 'height:40px;left:0;position:absolute;width:40px;'
        covered.style = `${size}top:0`
        covering.style = `${size}top:20px`
        narrow.style = 'left:500px;height:1px;position:absolute;top:0;width:1px'
        document.body.append(covered, covering, narrow)
        // It makes room as soon as the window is wide.
        new IntersectionObserver(([entry]) => {
          covering.style.visibility = entry?.isIntersecting ? 'hidden' : 'visible'
          covered.style.visibility = entry?.isIntersecting ? 'visible' : 'hidden'
        }).observe(narrow)
      })
    })
    expect(await barriersAt(page, `${baseURL}/precios`, ['light'])).toEqual([])
  }
)

test(
  'words that are pale by night alone are found by the rules about colours',
  { tag: '@barriers' },
  async ({ page }) => {
    await page.goto('/precios')
    await page.getByRole('main').evaluate(main => {
      const planted = document.createElement('p')
      planted.textContent = 'Texto pálido'
      planted.style.color = 'light-dark(#000, #444)'
      main.append(planted)
    })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await barriersOn(page, 'html', 'colours')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    const [found = '', ...others] = await barriersOn(page, 'html', 'colours')
    expect(found).toContain('color-contrast')
    expect(others).toEqual([])
  }
)

test('open menus have no barrier', async ({ page }) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await page.goto('/jaen/experiencias/listado')
  const banner = page.getByRole('banner')
  for (const opener of [
    banner.getByText(t('menu.municipalities'), { exact: true }),
    banner.getByText(t('footer.help'), { exact: true }),
    banner.getByLabel(t('province.label')),
    banner.getByLabel(t('language.label'))
  ]) {
    await opener.filter({ visible: true }).click()
    await expectNoBarrier(page, 'menus of the bar', 'header')
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ height: 740, width: 360 })
  await page.getByText(t('menu.open'), { exact: true }).click()
  await expectNoBarrier(page, 'drawer', 'header')
})
