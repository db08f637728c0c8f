import { noticeDays } from '#domain/privacy/retention.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { openLogin } from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

for (const language of languages) {
  const words = wordsFor(localeOf(language))
  const { href, link, text } = privacyNote(words, 'contact')

  test(`who writes a message reads beside the form who uses it, what for and how long, in ${language}`, async ({
    page
  }) => {
    await page.goto(pathIn(localeOf(language), routes.contact))
    const note = page.getByRole('main').getByRole('paragraph').filter({ hasText: text })
    await expect(note).toBeVisible()
    await expect(note).toContainText(settings.legalName.replace(/\.$/, ''))
    await note.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(href)
  })

  test(`the policy says how long mails about changed ways in are kept, in ${language}`, async ({ page }) => {
    await page.goto(pathIn(localeOf(language), routes.privacy))
    const periods = page.getByRole('main').getByRole('listitem')
    await expect(periods.filter({ hasText: new RegExp(`\\b${noticeDays} (?:d|T|j)`) })).toHaveCount(1)
  })
}

test('who makes an account reads it before the button', async ({ page }) => {
  const { t } = wordsFor('esd')
  const { href, link, text } = privacyNote(wordsFor('esd'), 'account')
  await page.goto('/malaga/experiencias/listado')
  const panel = await openLogin(page)
  await panel.getByRole('button', { name: t('login.register') }).click()
  const registration = page.getByRole('region', { name: t('login.registerTitle') })
  await expect(registration).toContainText(text)
  await expect(registration.getByRole('link', { name: link })).toHaveAttribute('href', href)
})
