import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { accountAt, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
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
