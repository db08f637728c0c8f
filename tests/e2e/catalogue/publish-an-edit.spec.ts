import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'

import { runningSite } from '../../../scripts/local/running.ts'
import { expect, type Page, test } from '../support/test.ts'

const experience = 'hu-fandangos-moguer'

/** The database of the server under test, as an editor's program reaches it. */
function openDatabase(site: string) {
  process.env.FIRESTORE_EMULATOR_HOST = runningSite(site)?.database
  process.env.METADATA_SERVER_DETECTION = 'none'
  const app = initializeApp({ projectId: 'demo-clavel' }, 'editor')
  return { close: () => deleteApp(app), db: getFirestore(app) }
}

/** The site is asked again until it says so: the renderer may still be starting. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

test('an editor changes a name, and the open site shows it, with its opinions', async ({ baseURL, page }) => {
  const { close, db } = openDatabase(baseURL ?? '')
  const document = db.doc(`experiencias/${experience}`)
  const before = (await document.get()).data() ?? {}
  const slug = String(before.slug ?? experience)
  await page.goto(`/experiencias/${slug}`)
  await document.update({ 'nombre.es': 'Una tarde de fandangos' })
  await expectHeading(page, 'Una tarde de fandangos')
  const opinion = document.collection('comentarios').doc('of-the-test')
  await opinion.set({
    fecha: '2026-11-01T10:00:00Z',
    idioma: 'es',
    nombre: 'Rosa',
    opinion: 'Se me quedó corta.',
    publicado: true
  })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Se me quedó corta.')).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await opinion.delete()
  await document.set(before)
  await expectHeading(page, String(before.nombre.es))
  await close()
})
