import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { accountAt, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { anEmail, password } from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { people, record } = studio

test('an administrator gives a role, changes it, takes it away, and reads who did that', async ({
  baseURL,
  page
}) => {
  const translator = await accountAt(baseURL)
  const administrator = await administratorAt(baseURL)
  await havingChosenCookies(page)
  await havingSignedInAs(page, administrator)
  await page.goto('/estudio')
  await page.getByRole('link', { exact: true, name: studio.tools.personas }).click()
  await page.getByRole('button', { name: people.add }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: people.give }).click()
  await expect(dialog.getByText(people.whoMissing)).toBeVisible()
  // Anybody may register with an address that is not theirs.
  await dialog.getByLabel(people.who).fill(translator.email)
  await dialog.getByLabel(studio.languages.de).check()
  await dialog.getByRole('button', { name: people.give }).click()
  await expect(dialog.getByText(people.problem['email-unverified'])).toBeVisible()
  await expectNoBarrier(page, 'studio, roles')
  await dialog.getByLabel(people.who).fill(translator.localId)
  await dialog.getByRole('button', { name: people.give }).click()
  await expect(page.getByText(people.done)).toBeVisible()
  const person = page.getByRole('listitem').filter({ hasText: translator.email })
  await expect(person).toContainText(`${people.role.translator}: ${studio.languages.de}`)
  await expectNoBarrier(page, 'studio, people')

  await person.getByRole('button', { name: people.change }).click()
  await dialog.getByLabel(studio.languages.de).uncheck()
  await dialog.getByRole('button', { name: people.give }).click()
  await expect(person).toBeHidden()

  await page.getByRole('link', { exact: true, name: studio.tools.registro }).click()
  const lines = page.getByRole('listitem').filter({ hasText: translator.email })
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(record.noRole)
  await expect(lines.last()).toContainText('translator de')
  await expectNoBarrier(page, 'studio, record')
  await page.getByLabel(record.search).fill(`${translator.email} translator`)
  await expect(lines).toHaveCount(1)
})

test('nobody takes their own administration away', async ({ baseURL, page }) => {
  const administrator = await administratorAt(baseURL)
  await havingChosenCookies(page)
  await havingSignedInAs(page, administrator)
  await page.goto('/estudio#/personas')
  const own = page.getByRole('listitem').filter({ hasText: administrator.email })
  await own.getByRole('button', { name: people.change }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(people.role.admin)).toBeDisabled()
  await expect(dialog.getByText(people.ownAdmin)).toBeVisible()
})

test('an administrator invites an address without an account, and who opens the link chooses a password and is in', async ({
  baseURL,
  browser,
  page
}) => {
  const administrator = await administratorAt(baseURL)
  const email = anEmail('nueva')
  await havingChosenCookies(page)
  await havingSignedInAs(page, administrator)
  await page.goto('/estudio#/personas')
  await page.getByRole('button', { name: people.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(people.who).fill('nueva@')
  await dialog.getByLabel(people.role.editor).check()
  await dialog.getByRole('button', { name: people.give }).click()
  await expect(dialog.getByText(people.problem['account-unknown'])).toBeVisible()
  await dialog.getByLabel(people.who).fill(email)
  await dialog.getByRole('button', { name: people.give }).click()
  await expect(dialog.getByText(people.inviteAsk.replace('{{email}}', email))).toBeVisible()
  await dialog.getByRole('button', { name: people.invite }).click()
  const waiting = page.getByRole('region', { name: people.invitations })
  await expect(waiting.getByText(email)).toBeVisible()
  const link = page.getByLabel(people.link)
  const first = await link.inputValue()
  await expectNoBarrier(page, 'studio, an invitation')
  await waiting.getByRole('button', { name: `${people.inviteAgain}: ${email}` }).click()
  await expect(waiting.getByLabel(people.link)).not.toHaveValue(first)
  const last = await waiting.getByLabel(people.link).inputValue()

  const other = await browser.newContext()
  const invited = await other.newPage()
  await havingChosenCookies(invited)
  await invited.goto(first)
  await expect(invited.getByText(people.accept.over)).toBeVisible()
  await invited.goto('/estudio')
  await invited.goto(last)
  await expect(invited.getByText(people.accept.lead.replace('{{email}}', email))).toBeVisible()
  await expectNoBarrier(invited, 'studio, the link of an invitation')
  await invited.getByRole('button', { name: people.accept.enter }).click()
  await expect(invited.getByRole('textbox', { name: people.accept.password })).toBeFocused()
  await invited.getByRole('textbox', { name: people.accept.password }).fill(`${password}-${password}`)
  await invited.getByRole('button', { name: people.accept.enter }).click()
  await expect(invited.getByRole('link', { exact: true, name: studio.tools.hoy })).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(people.role.editor)
  await expect(waiting).toBeHidden()
})

test('an invitation that was taken back opens nothing', async ({ baseURL, page }) => {
  const administrator = await administratorAt(baseURL)
  const email = anEmail('fuera')
  await havingChosenCookies(page)
  await havingSignedInAs(page, administrator)
  await page.goto('/estudio#/personas')
  await page.getByRole('button', { name: people.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(people.who).fill(email)
  await dialog.getByLabel(studio.languages.de).check()
  await dialog.getByRole('button', { name: people.give }).click()
  await dialog.getByRole('button', { name: people.invite }).click()
  const link = await page.getByLabel(people.link).inputValue()
  await page.getByRole('button', { name: `${people.withdraw}: ${email}` }).click()
  await expect(page.getByText(email, { exact: true })).toBeHidden()
  await page.goto(link)
  await expect(page.getByText(people.accept.over)).toBeVisible()
})
