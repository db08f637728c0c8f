import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

import { encodeContactRecord } from '#contract/user-documents/contact-form.ts'
import { encodeMailDelivery } from '#contract/user-documents/mail.ts'
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

test('an editor writes a question with its picture where all documents are, in English, and it is online', async ({
  baseURL,
  page
}) => {
  await havingSignedInAs(page, await administratorAt(baseURL))
  // The studio speaks English to readers of German.
  await page.goto('/de/estudio#/preguntas')
  const mark = Date.now() % 100_000
  const question = `¿Hay sombra ${mark}?`
  await page.getByRole('button', { exact: true, name: english.new }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(english.newQuestion).fill(question)
  await expect(dialog.getByLabel(english.newId)).toHaveValue(`hay-sombra-${mark}`)
  await expectNoBarrier(page, 'studio, a new document')
  await dialog.getByRole('button', { name: english.create }).click()
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
  const answer = page.getByRole('group', { exact: true, name: 'Answer' })
  await answer.getByRole('textbox', { name: english.languages.es }).fill('Sí, bajo los pinos.')
  const buffer = await sharp({ create: { background: '#e61276', channels: 3, height: 400, width: 800 } })
    .png()
    .toBuffer()
  await page
    .getByLabel(english.picture.choose)
    .setInputFiles({ buffer, mimeType: 'image/png', name: 'sombra.png' })
  // The first picture brings the library that draws it.
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(
    /^\/archivos\/fotos\/.*-800x400\.webp$/
  )
  await expectNoBarrier(page, 'studio, a picture')
  await page.getByRole('button', { exact: true, name: english.publish }).click()
  await expect(page.getByText(/^Online in/)).toBeVisible({ timeout: 30_000 })

  await page.goto('/preguntas-frecuentes')
  const shown = page.getByRole('group').filter({ hasText: question })
  await shown.getByText(question).click()
  await expect(shown.getByRole('presentation')).toHaveJSProperty('naturalWidth', 800)
  await withDocuments(async db => void (await db.doc(`preguntas/hay-sombra-${mark}`).delete()))
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
