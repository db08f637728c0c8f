import studio from '#studio/texts/es.json' with { type: 'json' }

import { TranslationStandIn } from '../../fixtures/studio/translation-stand-in.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { accountWith, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { translationPort } from '../support/studio/translation-service.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { translation } = studio
const timeout = 60_000

test('a machine proposes, nobody sees it before it was read, and what was read is on the site', async ({
  baseURL,
  page
}) => {
  const service = new TranslationStandIn()
  await service.start(translationPort)
  const id = `maquina-${crypto.randomUUID().slice(0, 8)}`
  const path = `/experiencias/${id}`
  await withDocuments(
    async db =>
      void (await db.doc(`experiencias/${id}`).set({
        descripcion: { es: '<p>Un paseo tranquilo.</p>' },
        nombre: { de: 'Spaziergang', es: `Paseo ${id}` },
        provincias: ['29'],
        reservaTipo: 'mostrar-aviso',
        slug: id
      }))
  )
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ translator: ['de'] }, baseURL))
  await page.goto(`/estudio#/traducir/experiencias/${id}/de`)
  await page.getByRole('button', { name: translation.propose }).click()
  const description = page.getByRole('listitem', { name: /^Descripción / })
  await expect(description).toContainText('DE Un paseo tranquilo.')
  await expect(description).toContainText(translation.machineNote)
  await expectNoBarrier(page, 'studio, proposal of a machine')

  const shows = async (text: string) => (await (await page.request.get(`/de${path}`)).text()).includes(text)
  await expect.poll(() => shows('Un paseo tranquilo.'), { timeout }).toBe(true)
  expect(await shows('DE Un paseo')).toBe(false)

  await description.getByRole('button', { name: `${translation.machineRead}: Descripción` }).click()
  await expect(description.getByText(translation.machineNote)).toBeHidden()
  await expect.poll(() => shows('DE Un paseo tranquilo.'), { timeout }).toBe(true)
  await withDocuments(async db => void (await db.doc(`experiencias/${id}`).delete()))
  service.stop()
})
