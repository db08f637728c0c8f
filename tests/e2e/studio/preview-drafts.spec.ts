import studio from '#studio/texts/es.json' with { type: 'json' }
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const place = '/identitytoolkit.googleapis.com/v1'
const owner = { authorization: 'Bearer owner' }
const name = 'Paseo que nadie ha visto'
const slug = 'paseo-que-nadie-ha-visto'

/** Somebody with an account; `claims` are what the command of the shop gives. Answers their ID token. */
async function anAccount(page: Page, claims: object): Promise<string> {
  const email = `vista-${crypto.randomUUID()}@example.com`
  const credentials = { email, password: 'secreta-1', returnSecureToken: true }
  const made = await page.request.post(`${place}/accounts:signUp?key=local`, { data: credentials })
  const { localId } = await made.json()
  await page.request.post(`${place}/projects/demo-clavel/accounts:update`, {
    data: { customAttributes: JSON.stringify(claims), localId },
    headers: owner
  })
  const signedIn = await page.request.post(`${place}/accounts:signInWithPassword?key=local`, {
    data: credentials
  })
  return (await signedIn.json()).idToken
}

/** Opens a session for the preview as the page of drafts does; answers the status. */
function openSession(page: Page, token: string): Promise<number> {
  return page.evaluate(async authorization => {
    const { status } = await fetch('/vista-previa/sesion', { headers: { authorization }, method: 'POST' })
    return status
  }, `Bearer ${token}`)
}

test.afterEach(() => withDocuments(async db => void (await db.doc(`experiencias/${slug}`).delete())))

test('an administrator sees a draft that is nowhere on the site, and nobody else does', async ({
  baseURL,
  ledger,
  page
}) => {
  await withDocuments(async db => {
    await db
      .doc(`experiencias/${slug}`)
      .set({ borrador: true, nombre: { en: 'A walk unseen', es: name }, provincias: ['29'] })
  })
  const address = `/vista-previa/experiencias/${slug}`
  await page.goto('/precios')
  expect((await page.request.get(address)).status()).toBe(401)
  expect(await openSession(page, await anAccount(page, {}))).toBe(403)
  expect((await page.goto(address))?.status()).toBe(401)
  expect((await page.goto(`/experiencias/${slug}`))?.status()).toBe(404)

  await page.goto('/precios')
  expect(await openSession(page, await anAccount(page, { admin: true }))).toBe(204)
  await ledger.lookAtCookies()
  expect(ledger.stored).toContain('preview')
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const poster = page.getByRole('main').getByRole('img').first()
  await expect(poster).toHaveJSProperty('complete', true)
  expect(
    await poster.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)
  ).toBeGreaterThan(0)

  await page.goto(`/vista-previa/en/experiencias/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'A walk unseen' })).toBeVisible()
  await page.goto('/precios')
  expect(await page.evaluate(() => document.cookie)).not.toContain('__session')
  const sitemap = await page.request.get('/sitemap-experiencias-1.xml')
  expect(await sitemap.text()).not.toContain(slug)

  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/vista-previa')
  await expect(page).toHaveURL(/\/estudio$/)
  const drafts = page.getByRole('region', { name: studio.today.parts.drafts })
  const all = drafts.getByRole('button')
  await expect(drafts.getByRole('link').first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  const draft = drafts.getByRole('link', { name })
  await expect(draft).toHaveAttribute('href', `#/experiencias/${slug}`)
  await page.getByRole('link', { name: new RegExp(`^${studio.tools.informe}`) }).click()
  await expect(page.getByText(studio.control.pause)).toBeVisible()
  await expectNoBarrier(page, 'studio, the report')
})
