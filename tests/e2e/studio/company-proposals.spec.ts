import studio from '#studio/texts/es.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { accountWith, havingSignedInAs } from '../support/people/accounts.ts'
import { openSection } from '../support/studio/sections.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { proposal, tools } = studio
const timeout = 30_000

/**
 * A company of the catalogue (the guard of the publisher holds when companies disappear), with an experience of each story alone. It is in no list: what a
 * story that fails leaves behind is counted by no other one.
 */
function aCompany() {
  const id = `propone-${crypto.randomUUID().slice(0, 8)}`
  const own = 'albaicin-a-pie'
  const document = {
    duracionMinutos: 90,
    empresa: own,
    nombre: { es: `Vela ${id}` },
    ocultar: true,
    precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
    provincias: ['29'],
    reservaTipo: 'mostrar-aviso',
    slug: id
  }
  return { document, id, name: document.nombre.es, own, path: `/experiencias/${id}` }
}

type Company = ReturnType<typeof aCompany>
type Browser = NonNullable<ReturnType<ReturnType<Page['context']>['browser']>>

const written = ({ document, id }: Company) =>
  withDocuments(async db => {
    await db.doc(`experiencias/${id}`).set(document)
  })
const removed = ({ id }: Company) =>
  withDocuments(async db => {
    await db.doc(`experiencias/${id}`).delete()
  })

async function openAs(page: Page, site: string | undefined, claims: object, fragment: string): Promise<void> {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ ...claims }, site))
  await page.goto(`/estudio${fragment}`)
}

async function anotherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  return context.newPage()
}

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

async function propose(page: Page, site: string | undefined, { id, own }: Company, minutes: string) {
  await openAs(page, site, { empresa: [own] }, `#/experiencias/${id}`)
  await openSection(page, 'when')
  await page.getByLabel('Duración').fill(minutes)
  await page.getByLabel(proposal.note).fill('En invierno vamos más despacio')
  // By the keyboard: the page may still be scrolling under a pointer.
  await button(page, proposal.send).press('Enter')
  await expect(page.getByText(studio.save.proposed.split('{{')[0] ?? '')).toBeVisible()
}

test('a company proposes a change, an editor publishes it with a word, and the company reads it', async ({
  baseURL,
  browser,
  page
}) => {
  const own = aCompany()
  await written(own)
  await propose(page, baseURL, own, '120')
  await expect(page.getByRole('listitem').filter({ hasText: proposal.states.waiting })).toBeVisible()
  // A company cannot change fields that decide its position.
  await expect(page.getByLabel('Destacada')).toBeHidden()
  await expect(button(page, studio.publish)).toBeHidden()
  // From the top: what has been scrolled half below the bar is no small target.
  await page.keyboard.press('ControlOrMeta+Home')
  await expectNoBarrier(page, 'studio, a document of a company')

  const desk = await anotherPage(browser, baseURL)
  await openAs(desk, baseURL, { editor: true }, '#/propuestas')
  await button(desk, `${proposal.look}: ${own.name}`).click()
  const field = desk.getByRole('article', { name: 'Duración' })
  await expect(field).toContainText('90')
  await expect(field.getByLabel('Duración')).toHaveValue('120')
  await expectNoBarrier(desk, 'studio, proposals')
  await desk.getByLabel(proposal.word).fill('Gracias, ya está')
  await button(desk, proposal.publish).click()
  await expect(desk.getByText(studio.online.done.split('{{')[0] ?? '')).toBeVisible({ timeout })
  await expect.poll(async () => (await page.request.get(own.path)).text(), { timeout }).toContain('2\u{a0}h')
  await desk.context().close()

  await page.goto('/estudio#/propuestas')
  const answered = page.getByRole('listitem').filter({ hasText: own.name })
  await expect(answered).toContainText(proposal.states.accepted)
  await expect(answered).toContainText('Gracias, ya está')
  await removed(own)
})

test('a refusal says why, with the keyboard alone, and changes nothing', async ({
  baseURL,
  browser,
  page: phone
}) => {
  const own = aCompany()
  await written(own)
  await propose(phone, baseURL, own, '45')
  const page = await anotherPage(browser, baseURL)
  await openAs(page, baseURL, { editor: true }, '#/propuestas')
  const look = button(page, `${proposal.look}: ${own.name}`)
  await look.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: own.name })).toBeFocused()
  await button(page, proposal.refuse).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(proposal.problem['word-needed'])).toBeVisible()
  await page.getByLabel(proposal.word).focus()
  await page.keyboard.type('Faltan los precios de invierno')
  await button(page, proposal.refuse).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: own.name })).toContainText(
    proposal.states.refused
  )
  await withDocuments(async db => {
    expect((await db.doc(`experiencias/${own.id}`).get()).get('duracionMinutos')).toBe(90)
  })
  await page.context().close()
  await removed(own)
})

test('what a company writes in the wrong way is said before it is sent', async ({ baseURL, page }) => {
  const own = aCompany()
  await written(own)
  await openAs(page, baseURL, { empresa: [own.own] }, `#/experiencias/${own.id}`)
  await page
    .getByRole('group', { exact: true, name: 'Nombre' })
    .getByLabel(studio.languages.es, { exact: true })
    .fill('')
  await button(page, proposal.send).click()
  await expect(page.getByText(studio.save.incomplete)).toBeVisible()
  await page.goto(`/estudio#/empresas/${own.own}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Albaicín a Pie' })).toBeVisible()
  await expect(page.getByRole('link', { exact: true, name: tools.propuestas })).toBeVisible()
  await removed(own)
})
