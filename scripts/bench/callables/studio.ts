import { randomUUID } from 'node:crypto'
import { estudioDias, estudioMarcarDia } from '#studio/company/company-days.call.ts'
import { estudioGuardar, estudioLeer, estudioListar } from '#studio/document/documents.call.ts'
import { estudioRestaurar, estudioVersion, estudioVersiones } from '#studio/history/history.call.ts'
import { estudioDarPapeles, type RolesRequest } from '#studio/people/people.call.ts'
import { estudioDesprogramar, estudioProgramar, estudioProgramarCambio } from '#studio/plans/plans.call.ts'
import { estudioRegistro } from '#studio/record/record.call.ts'
import { estudioBorrar, estudioEnlaces, estudioExportar } from '#studio/bulk/whole.call.ts'
import { estudioProponer, estudioPropuestas, estudioResponder } from '#studio/proposals/proposals.call.ts'
import { noRights } from '#domain/account/rights.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { Ask } from './asking.ts'
import { written, writtenOnline } from './own-draft.ts'
import { newAdmin, newCompanyEditor, newCustomer } from './people.ts'
import { type Sample, sampleOf } from './sample.ts'

const firstVersion = '000001'
const dayMs = 24 * 60 * 60 * 1000

/** Calls of editors and administrators in the studio. */
export const studioSamples: readonly Sample[] = [
  sampleOf(estudioListar)(async () => ({
    request: { after: null, collection: 'experiencias' },
    token: (await newAdmin()).token
  })),
  sampleOf(estudioLeer)(async ask => {
    const { place, token } = await written(ask)
    return { request: place, token }
  }),
  sampleOf(estudioGuardar)(async ask => {
    const { place, revision, token } = await written(ask)
    const patch = { changed: { descripcion: { es: '<p>Al amanecer.</p>' } }, removed: [] }
    return { request: { patch, place, revision }, token }
  }),
  sampleOf(estudioVersiones)(async ask => {
    const { place, token } = await written(ask)
    return { request: place, token }
  }),
  sampleOf(estudioVersion)(async ask => {
    const { place, token } = await written(ask)
    return { request: { place, version: firstVersion }, token }
  }),
  sampleOf(estudioRestaurar)(async ask => {
    const { place, revision, token } = await written(ask)
    return { request: { place, revision, version: firstVersion }, token }
  }),
  sampleOf(estudioExportar)(async () => ({
    request: { after: null, collection: 'categorias' },
    token: (await newAdmin()).token
  })),
  sampleOf(estudioEnlaces)(async () => ({
    request: { collection: 'empresas', id: 'levante' },
    token: (await newAdmin()).token
  })),
  sampleOf(estudioBorrar)(async ask => {
    const { place, revision, token } = await written(ask)
    return { request: { place, revision }, token }
  }),
  sampleOf(estudioDias)(async () => ({ request: {}, token: (await newAdmin()).token })),
  sampleOf(estudioMarcarDia)(async ask => {
    const { place, token } = await written(ask)
    const today = dayInAndalusia(new Date().toISOString())
    return { request: { day: today, id: place.id, state: 'sold-out' }, token }
  }),
  sampleOf(estudioPropuestas)(async () => ({ request: {}, token: (await newAdmin()).token })),
  sampleOf(estudioProponer)(async ask => {
    const { request, token } = await aProposal(ask)
    return { request, token }
  }),
  sampleOf(estudioResponder)(async ask => {
    const { request, token } = await aProposal(ask)
    await ask(estudioProponer, { request, token })
    const proposals = await ask(estudioPropuestas, { request: {}, token })
    const sent = proposals.find(({ place }) => place.id === request.place.id)
    const answer = {
      proposal: sent?.id ?? '',
      publish: null,
      word: 'Faltan los precios de invierno'
    }
    return { request: answer, token }
  }),
  sampleOf(estudioProgramar)(async ask => {
    const { place, token } = await written(ask)
    const moment = new Date(Date.now() + dayMs).toISOString()
    return { request: { action: 'publish', moment, place }, token }
  }),
  sampleOf(estudioDesprogramar)(async ask => {
    const { place, token } = await written(ask)
    return { request: { action: 'publish', place }, token }
  }),
  sampleOf(estudioProgramarCambio)(async ask => {
    const { place, revision, token } = await writtenOnline(ask)
    const moment = new Date(Date.now() + dayMs).toISOString()
    const patch = { changed: { vip: true }, removed: [] }
    return { request: { kept: null, moment, patch, place, revision }, token }
  }),
  sampleOf(estudioRegistro)(async () => ({ request: { before: null }, token: (await newAdmin()).token })),
  sampleOf(estudioDarPapeles)(async () => {
    const { uid } = await newCustomer()
    const request: RolesRequest = { rights: { ...noRights, languages: ['de'] }, who: uid }
    return { request, token: (await newAdmin()).token }
  })
]

/** A person of a company, who edits as well, with a document of that company. */
async function aProposal(ask: Ask) {
  const company = `prueba-${randomUUID()}`
  const { token } = await newCompanyEditor(company)
  const place: DocumentPlace = { collection: 'empresas', id: company }
  const answer = await ask(estudioGuardar, {
    request: {
      patch: { changed: { borrador: true, nombre: 'Mar de prueba' }, removed: [] },
      place,
      revision: null
    },
    token
  })
  if (answer.kind !== 'saved') throw new Error(`A company was not saved: ${answer.kind}`)
  const patch = { changed: { telefono: '+34 600 000 001' }, removed: [] }
  return { request: { note: '', patch, place, replaces: null, revision: answer.revision }, token }
}
