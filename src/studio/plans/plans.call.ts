import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { moment } from '#contract/fields/plain-fields.ts'
import { plannedAction, planFailure } from './stored-plan.contract.ts'
import { author } from '#studio/document/wire-values.contract.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { Plan } from './plan.ts'
import type { DocumentPlace, PlannedAction, StudioCollection } from '#studio/document/studio-document.ts'

import { collection, place } from '#studio/document/documents.call.ts'

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
  moment: ['cuando', z.string()],
  place
})

export interface PlanRequest {
  place: DocumentPlace
  action: PlannedAction
  moment: string
}

/** `estudioProgramar`: says when a draft goes online or a published document goes off. A plan that the document has already gives way to it. */
export const estudioProgramar = defineCall<PlanRequest, Plan>(
  'estudioProgramar',
  objectCodec({ action, moment: ['cuando', instant], place }),
  plan
)

/** `estudioDesprogramar`: takes the plan of a document away, if it has one. */
export const estudioDesprogramar = defineCall<DocumentPlace, true>(
  'estudioDesprogramar',
  objectCodec(place),
  z.literal(true)
)

/** `estudioProgramados`: the plans for a collection, those that failed too. */
export const estudioProgramados = defineCall<{ collection: StudioCollection }, Plan[]>(
  'estudioProgramados',
  objectCodec({ collection }),
  z.array(plan),
  { by: 'administrator', data: { coleccion: 'experiencias' } }
)
