import { randomUUID } from 'node:crypto'
import { encodeDayMark, estudioDias, estudioMarcarDia } from '#contract/calls/studio/company-days.ts'
import {
  encodeListRequest,
  encodePlace,
  encodeSaveRequest,
  estudioGuardar,
  estudioLeer,
  estudioListar
} from '#contract/calls/studio/documents.ts'
import {
  encodeRestoreRequest,
  encodeVersionRequest,
  estudioRestaurar,
  estudioVersion,
  estudioVersiones
} from '#contract/calls/studio/history.ts'
import { encodeRolesRequest, estudioDarPapeles } from '#contract/calls/studio/people.ts'
import { encodePlanRequest, estudioDesprogramar, estudioProgramar } from '#contract/calls/studio/plans.ts'
import { encodeRecordRequest, estudioRegistro } from '#contract/calls/studio/record.ts'
import {
  encodeDeleteRequest,
  estudioBorrar,
  estudioEnlaces,
  estudioExportar
} from '#contract/calls/studio/whole.ts'
import {
  encodeAnswerRequest,
  encodeProposeRequest,
  estudioProponer,
  estudioPropuestas,
  estudioResponder
} from '#contract/calls/studio/proposals.ts'
import { noRights } from '#domain/studio/rights.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import type { Ask } from './asking.ts'
import { newAdmin, newCompanyEditor, newCustomer } from './people.ts'
import type { Sample } from './sample.ts'

const firstVersion = '000001'
const dayMs = 24 * 60 * 60 * 1000

/** What editors and administrators do in the studio. */
export const studioSamples: readonly Sample[] = [
  {
    call: estudioListar,
    prepare: async () => ({
      data: encodeListRequest({ after: null, collection: 'experiencias' }),
      token: (await newAdmin()).token
    })
  },
  {
    call: estudioLeer,
    prepare: async ask => {
      const { place, token } = await written(ask)
      return { data: encodePlace(place), token }
    }
  },
  {
    call: estudioGuardar,
    prepare: async ask => {
      const { place, revision, token } = await written(ask)
      const patch = { changed: { descripcion: { es: '<p>Al amanecer.</p>' } }, removed: [] }
      return { data: encodeSaveRequest({ patch, place, revision }), token }
    }
  },
  {
    call: estudioVersiones,
    prepare: async ask => {
      const { place, token } = await written(ask)
      return { data: encodePlace(place), token }
    }
  },
  {
    call: estudioVersion,
    prepare: async ask => {
      const { place, token } = await written(ask)
      return { data: encodeVersionRequest({ place, version: firstVersion }), token }
    }
  },
  {
    call: estudioRestaurar,
    prepare: async ask => {
      const { place, revision, token } = await written(ask)
      return { data: encodeRestoreRequest({ place, revision, version: firstVersion }), token }
    }
  },
  {
    call: estudioExportar,
    prepare: async () => ({
      data: encodeListRequest({ after: null, collection: 'categorias' }),
      token: (await newAdmin()).token
    })
  },
  {
    call: estudioEnlaces,
    prepare: async () => ({
      data: encodePlace({ collection: 'empresas', id: 'levante' }),
      token: (await newAdmin()).token
    })
  },
  {
    call: estudioBorrar,
    prepare: async ask => {
      const { place, revision, token } = await written(ask)
      return { data: encodeDeleteRequest({ place, revision }), token }
    }
  },
  { call: estudioDias, prepare: async () => ({ data: {}, token: (await newAdmin()).token }) },
  {
    call: estudioMarcarDia,
    prepare: async ask => {
      const { place, token } = await written(ask)
      const today = dayInAndalusia(new Date().toISOString())
      return { data: encodeDayMark({ day: today, id: place.id, state: 'sold-out' }), token }
    }
  },
  { call: estudioPropuestas, prepare: async () => ({ data: {}, token: (await newAdmin()).token }) },
  {
    call: estudioProponer,
    prepare: async ask => {
      const { request, token } = await aProposal(ask)
      return { data: encodeProposeRequest(request), token }
    }
  },
  {
    call: estudioResponder,
    prepare: async ask => {
      const { request, token } = await aProposal(ask)
      await ask(estudioProponer, { data: encodeProposeRequest(request), token })
      const proposals = await ask(estudioPropuestas, { data: {}, token })
      const sent = proposals.find(({ id }) => id === request.place.id)
      const answer = {
        proposal: sent?.propuesta ?? '',
        publish: null,
        word: 'Faltan los precios de invierno'
      }
      return { data: encodeAnswerRequest(answer), token }
    }
  },
  {
    call: estudioProgramar,
    prepare: async ask => {
      const { place, token } = await written(ask)
      const moment = new Date(Date.now() + dayMs).toISOString()
      return { data: encodePlanRequest({ deed: 'publish', moment, place }), token }
    }
  },
  {
    call: estudioDesprogramar,
    prepare: async ask => {
      const { place, token } = await written(ask)
      return { data: encodePlace(place), token }
    }
  },
  {
    call: estudioRegistro,
    prepare: async () => ({ data: encodeRecordRequest({ before: null }), token: (await newAdmin()).token })
  },
  {
    call: estudioDarPapeles,
    prepare: async () => {
      const { uid } = await newCustomer()
      const request = encodeRolesRequest({ rights: { ...noRights, languages: ['de'] }, who: uid })
      return { data: request, token: (await newAdmin()).token }
    }
  }
]

/** Somebody of a company, who edits as well, with a document of that company. */
async function aProposal(ask: Ask) {
  const company = `prueba-${randomUUID()}`
  const { token } = await newCompanyEditor(company)
  const place: DocumentPlace = { collection: 'empresas', id: company }
  const answer = await ask(estudioGuardar, {
    data: encodeSaveRequest({
      patch: { changed: { borrador: true, nombre: 'Mar de prueba' }, removed: [] },
      place,
      revision: null
    }),
    token
  })
  if (answer.resultado !== 'guardado') throw new Error(`A company was not saved: ${answer.resultado}`)
  const patch = { changed: { telefono: '+34 600 000 001' }, removed: [] }
  return { request: { note: '', patch, place, replaces: null, revision: answer.revision }, token }
}

/** A draft of its own: what is asked of it changes nothing on the site. */
async function written(ask: Ask): Promise<{ place: DocumentPlace; revision: string; token: string }> {
  const { token } = await newAdmin()
  const place: DocumentPlace = { collection: 'experiencias', id: `prueba-${randomUUID()}` }
  const changed = { borrador: true, nombre: { en: 'Kayak at dawn', es: 'Kayak al amanecer' } }
  const answer = await ask(estudioGuardar, {
    data: encodeSaveRequest({ patch: { changed, removed: [] }, place, revision: null }),
    token
  })
  if (answer.resultado !== 'guardado') throw new Error(`A draft was not saved: ${answer.resultado}`)
  return { place, revision: answer.revision, token }
}
