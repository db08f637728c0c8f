import { z } from 'zod/mini'

import { moment, readerOf } from '#contract/fields/plain-fields.ts'
import type { Plan, PlanFailure } from '#domain/studio/publication/plan.ts'
import { type PlannedDeed, studioCollections } from '#domain/studio/studio-document.ts'

/** What goes online or off at a moment, a document for each document of the catalogue that has a plan. */
export const plansCollection = 'programados'

export const deedNames = { publish: 'publicar', withdraw: 'retirar' } as const satisfies Record<
  PlannedDeed,
  string
>
export const plannedDeedsByName = { publicar: 'publish', retirar: 'withdraw' } as const

export const failureNames = {
  failed: 'fallo',
  incomplete: 'incompleto',
  'role-lacks': 'papel'
} as const satisfies Record<PlanFailure['reason'], string>
export const failuresByName = { fallo: 'failed', incompleto: 'incomplete', papel: 'role-lacks' } as const

/** A plan with the account of who made it, in place of the name that the account has now. */
export type StoredPlan = Omit<Plan, 'author'> & { uid: string }

const stored = z.object({
  coleccion: z.enum(studioCollections),
  cuando: moment,
  documento: z.string(),
  fallo: z.nullable(
    z.object({
      campos: z.array(z.string()),
      fecha: z.string(),
      motivo: z.enum(Object.values(failureNames))
    })
  ),
  que: z.enum(Object.values(deedNames)),
  quien: z.string()
})

/** Null for what nobody can read. */
export const readPlan = readerOf<StoredPlan>(
  z.pipe(
    stored,
    z.transform(({ coleccion, cuando, documento, fallo, que, quien }) => ({
      deed: plannedDeedsByName[que],
      failure: fallo && {
        fields: fallo.campos,
        moment: fallo.fecha,
        reason: failuresByName[fallo.motivo]
      },
      moment: cuando,
      place: { collection: coleccion, id: documento },
      uid: quien
    }))
  )
)

/** `vence` is what is asked for when plans are carried out: one that failed is not due again. */
export function encodePlan({ deed, moment: at, place, uid }: Omit<StoredPlan, 'failure'>) {
  return {
    coleccion: place.collection,
    cuando: at,
    documento: place.id,
    fallo: null,
    que: deedNames[deed],
    quien: uid,
    vence: at
  }
}

export function encodeFailure({ fields, moment: at, reason }: PlanFailure) {
  return { fallo: { campos: [...fields], fecha: at, motivo: failureNames[reason] }, vence: null }
}
