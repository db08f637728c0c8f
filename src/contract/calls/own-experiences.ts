import { z } from 'zod/mini'

import { decodePlan, encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { BoughtExperience } from '#domain/billing/purchase.ts'
import { localizedText, moment, slug, nullable } from '#contract/fields/plain-fields.ts'

import { defineCall } from './call.ts'

const longestPlanText = 16_000

/** A plan as it stands in an address (`1~20261126~kayak-maro.0`). */
const plan = z.string().check(
  z.maxLength(longestPlanText),
  z.refine(text => decodePlan(text) !== null)
)

const request = z.object({ base: plan, plan })

const answer = z.object({
  compradas: z.array(
    z.object({ fecha: moment, fechaActividad: nullable(moment), nombre: localizedText, slug: nullable(slug) })
  ),
  plan
})

/** `misExperiencias`: tells the account what this device saved and removed since they last met, and answers what it holds, saved and bought. */
export const ownExperiencesCall = defineCall('misExperiencias', request, answer)

export interface DevicePlan {
  /** What both held when they last met. */
  base: Plan
  plan: Plan
}

export interface OwnExperiences {
  bought: BoughtExperience[]
  plan: Plan
}

export function devicePlanIn({ base, plan: now }: z.output<typeof request>): DevicePlan {
  return { base: decodePlan(base) ?? [], plan: decodePlan(now) ?? [] }
}

export function askOwnExperiences({ base, plan: now }: DevicePlan): z.output<typeof request> {
  return { base: encodePlan(base), plan: encodePlan(now) }
}

export function ownExperiencesIn({ compradas, plan: now }: z.output<typeof answer>): OwnExperiences {
  return {
    bought: compradas.map(({ fecha, fechaActividad, nombre, slug }) => ({
      boughtAt: fecha,
      name: nombre,
      slug,
      takesPlaceAt: fechaActividad
    })),
    plan: decodePlan(now) ?? []
  }
}

export function answerOwnExperiences({ bought, plan: now }: OwnExperiences): z.output<typeof answer> {
  return {
    compradas: bought.map(({ boughtAt, name, slug, takesPlaceAt }) => ({
      fecha: boughtAt,
      fechaActividad: takesPlaceAt,
      nombre: name,
      slug
    })),
    plan: encodePlan(now)
  }
}
