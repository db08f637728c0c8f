import { z } from 'zod/mini'

import { moment, readerOf } from '#contract/fields/plain-fields.ts'
import { enumCodec, type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import type { Plan, PlanFailure } from './plan.ts'
import { type PlannedAction, studioCollections } from '#studio/document/studio-document.ts'

/** Planned publications and withdrawals: one document for each document of the catalogue that has a plan. */
export const plansCollection = 'programados'

export const plannedAction = enumCodec<PlannedAction>({ publish: 'publicar', withdraw: 'retirar' })

export const planFailure: ObjectCodec<PlanFailure> = objectCodec({
  fields: ['campos', z.array(z.string())],
  moment: ['fecha', z.string()],
  reason: [
    'motivo',
    enumCodec<PlanFailure['reason']>({ failed: 'fallo', incomplete: 'incompleto', 'role-lacks': 'papel' })
  ]
})

/** A plan with the account that made it, in place of the name that the account has now. */
export type StoredPlan = Omit<Plan, 'author'> & { uid: string }

const stored: ObjectCodec<StoredPlan> = objectCodec({
  action: ['que', plannedAction],
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
