import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { getFirestore } from 'firebase-admin/firestore'
import { listarRevisiones, revisarOpinion } from '#contract/calls/opinions.ts'
import { estudioSubirFoto } from '#studio/photos/photos.call.ts'
import type { Call, CallSample } from '#contract/calls/call.ts'
import { askBy, partnerKitCall, printPartnerCall } from '#contract/calls/partner/partner-kit.ts'
import { partnerResultsCall } from '#contract/calls/partner/partner-results.ts'
import { accessCollection, encodeAccess } from '#contract/user-documents/partner/partner-access.ts'
import { nextAccess, type PartnerCredentials } from '#domain/partner/access.ts'
import { estudioProponerTraduccion } from '#studio/translation/propose.call.ts'
import { estudioIdiomas, estudioTextos } from '#studio/translation/texts.call.ts'
import { estudioTraducir } from '#studio/translation/translate.call.ts'
import { customerSamples } from './customers.ts'
import { type Sample, sampleOf } from './sample.ts'
import { visitorSamples } from './visitors.ts'
import type { Ask } from './asking.ts'
import { newAuthor } from './experience.ts'
import { newAdmin, newCompanyEditor, newCustomer, type Person } from './people.ts'
import { linkOf } from '../../customers/partner-access.ts'
import { written, writtenOnline } from './own-draft.ts'
import { randomUUID } from 'node:crypto'
import { estudioDias, estudioMarcarDia } from '#studio/company/company-days.call.ts'
import { estudioGuardar, estudioLeer, estudioListar } from '#studio/document/documents.call.ts'
import { estudioRestaurar, estudioVersion, estudioVersiones } from '#studio/history/history.call.ts'
import type { InvitationKey, InvitationRequest } from '#studio/people/invitation.ts'
import {
  estudioAceptarInvitacion,
  estudioInvitacion,
  estudioInvitar
} from '#studio/people/invitation.call.ts'
import { estudioDarPapeles, type RolesRequest } from '#studio/people/people.call.ts'
import { estudioDesprogramar, estudioProgramar, estudioProgramarCambio } from '#studio/plans/plans.call.ts'
import { estudioRegistro } from '#studio/record/record.call.ts'
import { estudioBorrar, estudioEnlaces, estudioExportar } from '#studio/bulk/whole.call.ts'
import { estudioProponer, estudioPropuestas, estudioResponder } from '#studio/proposals/proposals.call.ts'
import { noRights } from '#domain/account/rights.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

const firstVersion = '000001'
const dayMs = 24 * 60 * 60 * 1000

/** Calls of editors and administrators in the studio. */
const studioSamples: readonly Sample[] = [
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
  }),
  sampleOf(estudioInvitar)(async () => ({ request: invitation(), token: (await newAdmin()).token })),
  sampleOf(estudioInvitacion)(async ask => ({ request: await anInvitation(ask) })),
  sampleOf(estudioAceptarInvitacion)(async ask => ({
    request: { ...(await anInvitation(ask)), password: randomUUID() }
  }))
]

function invitation(): InvitationRequest {
  return { email: `invitada-${randomUUID()}@example.com`, rights: { ...noRights, languages: ['de'] } }
}

async function anInvitation(ask: Ask): Promise<InvitationKey> {
  const { token } = await newAdmin()
  const sent = await ask(estudioInvitar, { request: invitation(), token })
  return { id: sent.invitation.id, secret: sent.secret }
}

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

/** Calls of administrators. */
const administratorSamples: readonly Sample[] = [
  sampleOf(listarRevisiones)(async ask => {
    await newAuthor(ask)
    return { request: {}, token: (await newAdmin()).token }
  }),
  sampleOf(revisarOpinion)(oldestWaiting),
  sampleOf(estudioSubirFoto)(async () => ({
    request: { bytes: await picture(), experience: 'kayak-cuevas-nerja' },
    token: (await newAdmin()).token
  }))
]

async function oldestWaiting(ask: Ask) {
  await newAuthor(ask)
  const { token } = await newAdmin()
  const { opinions } = await ask(listarRevisiones, { request: {}, token })
  const [oldest] = opinions
  if (oldest === undefined) throw new Error('No opinion waits')
  const { date, experienceId, id } = oldest
  return { request: { date, experienceId, id, isPublished: true, refusal: null }, token }
}

/** As large as a photo of a telephone that was sent by mail, and with as much in it. */
async function picture(): Promise<string> {
  const bytes = await sharp({
    create: {
      background: '#808080',
      channels: 3,
      height: 1200,
      noise: { mean: 128, sigma: 40, type: 'gaussian' },
      width: 1600
    }
  })
    .blur(2)
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}

const calls = ['src/contract/calls/**/*.ts', 'src/studio/*/*.call.ts']

const newPerson = {
  administrator: newAdmin,
  anyone: () => null,
  customer: newCustomer
} as const satisfies Record<CallSample['by'], () => Promise<Person> | null>

/** The calls whose contract says how they are asked rightly. */
const contractSamples: readonly Sample[] = (await contractCalls()).flatMap(call => {
  const { sample } = call
  return sample === undefined ? [] : [{ call, prepare: () => questionOf(sample) }]
})

async function questionOf({ by, data }: CallSample) {
  const person = await newPerson[by]()
  return person === null ? { data } : { data, token: person.token }
}

async function contractCalls(): Promise<Call<unknown, unknown>[]> {
  const modules = await Promise.all(globSync(calls).map(file => import(pathToFileURL(resolve(file)).href)))
  return modules.flatMap((module: object) => Object.values(module).filter(isCall))
}

function isCall(value: unknown): value is Call<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'readRequest' in value
}

/** One of the catalogue of the product. */
const partnerId = 'casa-burriana'

/** Calls of the owner of a private link. */
const partnerSamples: readonly Sample[] = [
  sampleOf(partnerKitCall)(async () => ({ request: askBy(await newLink()) })),
  sampleOf(partnerResultsCall)(async () => ({ request: askBy(await newLink()) })),
  sampleOf(printPartnerCall)(async () => ({
    request: {
      access: askBy(await newLink()),
      order: { experienceIds: [], format: 'a4', isColour: true, languages: ['es', 'en'], spot: null }
    }
  }))
]

async function newLink(): Promise<PartnerCredentials> {
  const access = nextAccess(null, Date.now())
  await getFirestore().collection(accessCollection).doc(partnerId).set(encodeAccess(access))
  // As the local host signs (scripts/local/host.ts).
  const link = linkOf(partnerId, access, { key: 'local', site: '' }).replace(/^.*#/, '')
  return { kind: 'link', link }
}

/** Calls of translators in the studio. */
const translationSamples: readonly Sample[] = [
  sampleOf(estudioIdiomas)(async () => ({
    request: { after: null, collection: 'experiencias' },
    token: (await newAdmin()).token
  })),
  sampleOf(estudioTextos)(async ask => {
    const { place, token } = await written(ask)
    return { request: { collection: place.collection, ids: [place.id] }, token }
  }),
  sampleOf(estudioTraducir)(async ask => {
    const { place, token } = await written(ask)
    const translation = {
      before: '',
      language: 'de' as const,
      original: 'Kayak al amanecer',
      path: 'nombre'
    }
    const translations = [{ ...translation, text: 'Im Kajak bei Sonnenaufgang' }]
    return { request: { place, translations }, token }
  }),
  sampleOf(estudioProponerTraduccion)(async ask => {
    const { place, token } = await written(ask)
    return { request: { language: 'de', place }, token }
  })
]

/** Every callable of `src/functions/callables.ts`, once. */
export const samples: readonly Sample[] = [
  ...contractSamples,
  ...visitorSamples,
  ...partnerSamples,
  ...customerSamples,
  ...administratorSamples,
  ...studioSamples,
  ...translationSamples
]
