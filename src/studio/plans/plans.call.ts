import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { moment, nullable } from '#contract/fields/plain-fields.ts'
import { plannedAction, planFailure, type StoredChange } from './stored-plan.contract.ts'
import { author } from '#studio/document/wire-values.contract.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { Plan, PlanKey } from './plan.ts'
import {
  type DocumentPatch,
  type DocumentPlace,
  type SaveOutcome,
  type StudioCollection,
  studioCollections
} from '#studio/document/studio-document.ts'

import {
  type AutosaveMark,
  changedSince,
  incomplete,
  kept,
  patch,
  place,
  revision
} from '#studio/document/documents.call.ts'

/** A moment, in the one way in which moments can be compared as texts. */
export const instant = z.codec(moment, z.string(), {
  decode: at => new Date(at).toISOString(),
  encode: at => at
})

const action = ['que', plannedAction] as const

const plan = objectCodec({
  author: ['quien', author],
  action,
  failure: ['fallo', z.nullable(planFailure)],
  fields: ['campos', z.array(z.string())],
  moment: ['cuando', z.string()],
  place
})

export interface PlanRequest extends PlanKey {
  moment: string
}

/**
 * `estudioProgramar`: says when a draft goes online or a published document goes off, in place of what was said before; or gives a planned change another moment, once it
 * was checked again.
 */
export const estudioProgramar = defineCall<PlanRequest, Plan>(
  'estudioProgramar',
  objectCodec({ action, moment: ['cuando', instant], place }),
  plan
)

export interface ChangePlanRequest {
  place: DocumentPlace
  /** The revision that the change is based on. */
  revision: string
  patch: DocumentPatch
  moment: string
  /** The server's copy of these changes, which goes with the plan. */
  kept: AutosaveMark | null
}

/** Result of planning a change; the last two are those of a save. */
export type ChangePlanOutcome =
  | { kind: 'planned'; plan: Plan }
  | Extract<SaveOutcome, { kind: 'changed-since' | 'incomplete' }>

/** `estudioProgramarCambio`: keeps changes of a published document until their moment. They are checked as if they were published now. A planned change never takes the place of another one. */
export const estudioProgramarCambio = defineCall<ChangePlanRequest, ChangePlanOutcome>(
  'estudioProgramarCambio',
  objectCodec({ kept, moment: ['cuando', instant], patch, place, revision }),
  z.union([
    objectCodec({ kind: ['resultado', enumCodec({ planned: 'programado' })], plan: ['programado', plan] }),
    changedSince,
    incomplete
  ])
)

/** `estudioCambioProgramado`: the planned change of a document. */
export const estudioCambioProgramado = defineCall<DocumentPlace, { change: StoredChange | null }>(
  'estudioCambioProgramado',
  objectCodec(place),
  objectCodec({
    change: ['cambio', z.nullable(objectCodec({ before: ['antes', documentFields], patch }))]
  }),
  { by: 'administrator', data: { coleccion: 'empresas', id: 'levante' } }
)

/** `estudioDesprogramar`: takes a plan of a document away, if it has it. */
export const estudioDesprogramar = defineCall<PlanKey, true>(
  'estudioDesprogramar',
  objectCodec({ action, place }),
  z.literal(true)
)

/** `estudioProgramados`: the plans for a collection, or for all of them; those that failed too. */
export const estudioProgramados = defineCall<{ collection: StudioCollection | null }, Plan[]>(
  'estudioProgramados',
  objectCodec({ collection: ['coleccion', nullable(z.enum(studioCollections))] }),
  z.array(plan),
  { by: 'administrator', data: { coleccion: 'experiencias' } }
)
