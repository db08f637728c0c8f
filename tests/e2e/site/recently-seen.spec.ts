import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const kayak = '/experiencias/kayak-acantilados-maro'

for (const [language, prefix] of [
  ['es', ''],
  ['de', '/de']
] as const) {
  const texts = messages[language].recentlySeen

  test(`in ${language}, whoever comes back goes on where they were, and forgets it in one touch`, async ({
    page
  }) => {
    await havingChosenCookies(page)
    await page.goto(`${prefix}/malaga/experiencias/listado?gratis=1`)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vistoHacePoco'))).toContain('gratis=1')
    await page.goto(prefix + kayak)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vistoHacePoco'))).toContain('kayak')
    await page.goto(`${prefix}/eligeprovincia`)
    const section = page.getByRole('region', { name: texts.heading })
    await expect(section.getByRole('link', { name: /Maro/ })).toHaveAttribute('href', prefix + kayak)
    await expect(section.getByRole('listitem').getByRole('presentation')).toHaveJSProperty('complete', true)
    await expect(section.getByRole('link', { name: texts.goOn })).toHaveAttribute(
      'href',
      `${prefix}/malaga/experiencias/listado?gratis=1`
    )
    await expectNoBarrier(page, 'filters', 'main')
    const clear = section.getByRole('button', { name: texts.clear })
    await clear.focus()
    await page.keyboard.press('Enter')
    await expect(section).toBeHidden()
    await page.reload()
    await expect(section).toBeHidden()
  })
}

test('nonsense on the device shows nothing', async ({ page }) => {
  await havingChosenCookies(page)
  await page.addInitScript(() =>
    localStorage.setItem('vistoHacePoco', '{"seen":[{"slug":"../../x"}],"list":7}')
  )
  await page.goto('/eligeprovincia')
  await expect(page.getByRole('heading', { name: messages.es.recentlySeen.heading })).toBeHidden()
})
