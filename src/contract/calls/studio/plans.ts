import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { moment } from '#contract/fields/plain-fields.ts'
import { deedNames, failureNames, failuresByName, plannedDeedsByName } from '#contract/studio/stored-plan.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import type { Plan } from '#domain/studio/publication/plan.ts'
import {
  type DocumentPlace,
  type PlannedDeed,
  type StudioCollection,
  studioCollections
} from '#domain/studio/studio-document.ts'

import { encodePlace, place, placeRequest } from './documents.ts'

const written = z.extend(place, {
  cuando: z.string(),
  fallo: z.nullable(
    z.object({
      campos: z.array(z.string()),
      fecha: z.string(),
      motivo: z.enum(Object.values(failureNames))
    })
  ),
  que: z.enum(Object.values(deedNames)),
  quien: writtenAuthor
})

export function planIn({ coleccion, cuando, fallo, id, que, quien }: z.output<typeof written>): Plan {
  return {
    author: authorIn(quien),
    deed: plannedDeedsByName[que],
    failure: fallo && {
      fields: fallo.campos,
      moment: fallo.fecha,
      reason: failuresByName[fallo.motivo]
    },
    moment: cuando,
    place: { collection: coleccion, id }
  }
}

export function answerPlan({
  author,
  deed,
  failure,
  moment: at,
  place: where
}: Plan): z.output<typeof written> {
  return {
    ...encodePlace(where),
    cuando: at,
    fallo: failure && {
      campos: [...failure.fields],
      fecha: failure.moment,
      motivo: failureNames[failure.reason]
    },
    que: deedNames[deed],
    quien: answerAuthor(author)
  }
}

export interface PlanRequest {
  place: DocumentPlace
  deed: PlannedDeed
  moment: string
}

/** `estudioProgramar`: says when a draft goes online or a published document goes off. A plan that the document has already gives way to it. */
export const estudioProgramar = defineCall<PlanRequest, z.output<typeof written>>(
  'estudioProgramar',
  z.pipe(
    z.extend(place, { cuando: moment, que: z.enum(Object.values(deedNames)) }),
    z.transform(({ coleccion, cuando, id, que }) => ({
      deed: plannedDeedsByName[que],
      moment: new Date(cuando).toISOString(),
      place: { collection: coleccion, id }
    }))
  ),
  written
)

export function encodePlanRequest({ deed, moment: at, place: where }: PlanRequest) {
  return { ...encodePlace(where), cuando: at, que: deedNames[deed] }
}

/** `estudioDesprogramar`: takes the plan of a document away, if it has one. */
export const estudioDesprogramar = defineCall<DocumentPlace, true>(
  'estudioDesprogramar',
  placeRequest,
  z.literal(true)
)

/** `estudioProgramados`: the plans for a collection, those that failed too. */
export const estudioProgramados = defineCall<{ collection: StudioCollection }, z.output<typeof written>[]>(
  'estudioProgramados',
  z.pipe(
    z.object({ coleccion: z.enum(studioCollections) }),
    z.transform(({ coleccion }) => ({ collection: coleccion }))
  ),
  z.array(written),
  { by: 'administrator', data: { coleccion: 'experiencias' } }
)
