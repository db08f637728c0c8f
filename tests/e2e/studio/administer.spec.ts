import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

import { encodeContactRecord } from '#contract/written/contact-form.ts'
import { encodeMailDelivery } from '#contract/written/mail.ts'
import { waitingMail } from '#domain/mail/delivery.ts'
import { messages } from '#i18n/text/messages.ts'
import studio from '#studio/texts/es.json' with { type: 'json' }
import english from '#studio/texts/en.json' with { type: 'json' }

import { settings } from '#settings.ts'
import { withDocuments } from '../support/documents.ts'
import { kayak } from '../../fixtures/site.ts'
import { accountAt, administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { accountFrame, opinionForm } = messages.es
const { admin } = studio

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a customer writes an opinion, an administrator publishes it, and the customer sees that', async ({
  baseURL,
  browser,
  ledger,
  page
}) => {
  const author = `Lucía ${Date.now() % 100_000}`
  const form = page.getByRole('group').filter({ hasText: opinionForm.heading })
  await page.goto(`/experiencias/${kayak.slug}#opiniones`)
  await form.getByText(opinionForm.heading).click()
  await form.getByLabel(opinionForm.author).fill(author)
  await form.getByLabel(opinionForm.opinion, { exact: true }).fill('<b>Volveremos</b> con los niños.')
  await form.getByRole('button', { name: opinionForm.send }).click()
  await expect(form.getByText(opinionForm.signedOut)).toBeVisible()
  expect(ledger.stored).toContain('opinion')

  await havingSignedInAs(page, await accountAt(baseURL))
  await page.reload()
  await expect(form.getByLabel(opinionForm.author)).toHaveValue(author)
  await form.getByRole('button', { name: opinionForm.send }).click()
  await expect(form.getByText(opinionForm.states.waiting)).toBeVisible()
  await expectNoBarrier(page, 'opinion form', 'main')

  const context = await browser.newContext({ baseURL })
  const desk = await context.newPage()
  await havingChosenCookies(desk)
  await havingSignedInAs(desk, await administratorAt(baseURL))
  await desk.goto('/estudio#/opiniones')
  const waiting = desk.getByRole('article').filter({ hasText: author })
  await waiting.waitFor()
  await expect(waiting).toContainText('<b>Volveremos</b>')
  await expectNoBarrier(desk, 'reviews')
  await waiting.getByRole('button', { name: admin.publish }).click()
  await expect(desk.getByText(admin.done.published)).toBeVisible()
  await expect(waiting).toBeHidden()

  await page.reload()
  await form.getByText(opinionForm.heading).click()
  await expect(form.getByText(opinionForm.states.published)).toBeVisible()

  // Changed, it is reviewed again, and refused with a word for its author.
  await form.getByLabel(opinionForm.opinion, { exact: true }).fill('La otra empresa del puerto es peor.')
  await form.getByRole('button', { name: opinionForm.change }).click()
  await expect(form.getByText(opinionForm.states.waiting)).toBeVisible()
  await desk.reload()
  await waiting.getByLabel(admin.refusal).fill('Habla de otra empresa.')
  await waiting.getByRole('button', { name: admin.refuse }).click()
  await expect(desk.getByText(admin.done.refused)).toBeVisible()
  await context.close()
  await page.reload()
  await form.getByText(opinionForm.heading).click()
  await expect(form.getByText(opinionForm.states.refused)).toBeVisible()
  await expect(form.getByText('Habla de otra empresa.')).toBeVisible()
  await form.getByRole('button', { name: opinionForm.remove }).click()
  await expect(form.getByText(opinionForm.removed)).toBeVisible()
})

test('an administrator reads a message that no mail server took, and has it sent', async ({
  baseURL,
  page
}) => {
  const name = `Ana ${Date.now() % 100_000}`
  const form = { acceptsTerms: true, email: 'ana@example.com', message: '¿Hay sombra?\nGracias', name }
  const document = encodeContactRecord(
    { form, locale: 'fr', moment: new Date(), uid: null },
    settings.email,
    name
  )
  const refused = {
    ...waitingMail(new Date()),
    attempts: 1,
    reason: '550 mailbox full',
    state: 'failed' as const
  }
  await withDocuments(async db => {
    await db.doc(`contactos/${randomUUID()}`).set({ ...document, ...encodeMailDelivery(refused) })
  })
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/opiniones')
  const mail = page.getByRole('article', { name })
  await expect(mail).toContainText('¿Hay sombra?')
  await expect(mail).toContainText('550 mailbox full')
  await expect(mail.getByRole('link', { name: admin.answerByMail })).toHaveAttribute(
    'href',
    'mailto:ana%40example.com'
  )
  await expectNoBarrier(page, 'unsent mails', 'main')
  await mail.getByRole('button', { name: admin.resend }).click()
  await expect(page.getByText(admin.done.resent)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: admin.mails })).toBeVisible()
    await expect(mail).toBeHidden()
  }).toPass()
})

test('an administrator adds a question with its picture, in the studio in English, and takes it away', async ({
  baseURL,
  page
}) => {
  await havingSignedInAs(page, await administratorAt(baseURL))
  // The studio speaks English to readers of German.
  await page.goto('/de/estudio#/opiniones')
  const en = english.admin
  const question = `Gibt es Schatten ${Date.now() % 100_000}?`
  await page.getByRole('button', { name: en.add }).click()
  const german = page.getByRole('group', { name: english.languages.de })
  await german.getByLabel(en.question).fill(question)
  await german.getByLabel(en.answer).fill('Ja, unter den Pinien.')
  await page.getByRole('button', { name: en.save }).click()
  await expect(page.getByText(en.done.saved)).toBeVisible()
  await page.getByRole('button', { name: `${en.edit}: ${question}` }).click()
  const buffer = await sharp({ create: { background: '#e61276', channels: 3, height: 40, width: 80 } })
    .png()
    .toBuffer()
  await page.getByLabel(en.chooseImage).setInputFiles({ buffer, mimeType: 'image/png', name: 'schatten.png' })
  // The first picture brings the library that draws it.
  await expect(page.getByText(en.done['image-saved'])).toBeVisible()
  const picture = page.getByRole('group', { name: en.image }).locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 80)
  await expectNoBarrier(page, 'question editor', 'main')
  page.on('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: en.remove }).click()
  await expect(page.getByText(en.done.removed)).toBeVisible()
  await expect(page.getByText(question)).toBeHidden()
})

test('a customer is told that the page is not theirs, and everybody else is asked to sign in', async ({
  baseURL,
  page
}) => {
  // The address of before leads into the studio.
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/estudio$/)
  await expect(page.getByText(accountFrame.staffOnly)).toBeVisible()
  await havingSignedInAs(page, await accountAt(baseURL))
  await page.goto('/estudio#/opiniones')
  await page.reload()
  await expect(page.getByText(studio.refused)).toBeVisible()
  await expect(page.getByRole('heading', { name: admin.reviews })).toBeHidden()
})
