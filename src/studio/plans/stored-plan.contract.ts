import { z } from 'zod/mini'

import { moment, nullable, readerOf } from '#contract/fields/plain-fields.ts'
import { enumCodec, type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import { fieldsAsText } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { Plan, PlanFailure } from './plan.ts'
import {
  type DocumentPatch,
  type PlannedAction,
  studioCollections
} from '#studio/document/studio-document.ts'

/** Planned publications, withdrawals and changes: for each document of the catalogue one to go online or off, and one change. */
export const plansCollection = 'programados'

export const plannedAction = enumCodec<PlannedAction>({
  change: 'cambiar',
  publish: 'publicar',
  withdraw: 'retirar'
})

export const planFailure: ObjectCodec<PlanFailure> = objectCodec({
  fields: ['campos', z.array(z.string())],
  moment: ['fecha', z.string()],
  reason: [
    'motivo',
    enumCodec<PlanFailure['reason']>({
      clash: 'otra-persona',
      failed: 'fallo',
      incomplete: 'incompleto',
      'role-lacks': 'papel',
      withdrawn: 'retirado'
    })
  ]
})

/** A planned change as documents hold it. */
export interface StoredChange {
  before: DocumentFields
  patch: DocumentPatch
}

/** Values are kept as text, so that the database makes no index of them. */
const change: ObjectCodec<StoredChange> = objectCodec({
  before: ['antes', fieldsAsText],
  patch: { changed: ['campos', fieldsAsText], removed: ['quitados', z.array(z.string())] }
})

/** A plan with the account that made it, in place of the name that the account has now. */
export type StoredPlan = Omit<Plan, 'author' | 'fields'> & {
  /** Null for a publication or a withdrawal. */
  change: StoredChange | null
  uid: string
}

const stored: ObjectCodec<StoredPlan> = objectCodec({
  action: ['que', plannedAction],
  change: ['cambio', nullable(change)],
  failure: ['fallo', z.nullable(planFailure)],
  moment: ['cuando', moment],
  place: { collection: ['coleccion', z.enum(studioCollections)], id: ['documento', z.string()] },
  uid: ['quien', z.string()]
})

/** Null for what cannot be read. */
export const readPlan = readerOf<StoredPlan>(stored)

/** `vence` is what is asked for when plans are carried out: one that failed is not due again. */
export function encodePlan(plan: Omit<StoredPlan, 'failure'>) {
  return { ...z.encode(stored, { ...plan, failure: null }), vence: plan.moment }
}

export function encodeFailure(failure: PlanFailure) {
  return { fallo: z.encode(planFailure, failure), vence: null }
}
