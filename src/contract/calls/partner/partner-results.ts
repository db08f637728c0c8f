import { z } from 'zod/mini'

import { id, localizedText } from '#contract/fields/plain-fields.ts'
import type { PartnerResults } from '#domain/partner/partner-results.ts'
import { type ShownCounts, smallestGroup } from '#domain/partner/results.ts'

import { defineCall } from '#contract/calls/call.ts'
import { accessRequest } from './partner-kit.ts'

/** A group that is too small is null: its number does not leave the server. */
const count = z.nullable(z.int().check(z.gte(smallestGroup)))
const counts = { planes: count, reservas: count, visitas: count }

const results = z.object({
  desde: z.iso.date(),
  dias: z.array(z.object({ ...counts, dia: z.iso.date() })),
  experiencias: z.array(z.object({ ...counts, id, nombre: localizedText })),
  hasta: z.iso.date(),
  otrosDias: z.object(counts),
  otrosSitios: z.object(counts),
  sitios: z.array(z.object({ ...counts, id, nombre: z.string() })),
  todo: z.object(counts)
})

type ResultsAnswer = z.output<typeof results>

/** `resultadosSocio`: what came of a partnership in the last days, without persons. */
export const partnerResultsCall = defineCall('resultadosSocio', accessRequest, results)

export function answerResults(found: PartnerResults): ResultsAnswer {
  return {
    desde: found.from,
    dias: found.days.map(row => ({ ...written(row), dia: row.id })),
    experiencias: found.experiences.map(row => ({ ...written(row), id: row.id, nombre: row.name })),
    hasta: found.until,
    otrosDias: written(found.otherDays),
    otrosSitios: written(found.otherSpots),
    sitios: found.spots.map(row => ({ ...written(row), id: row.id, nombre: row.name })),
    todo: written(found.whole)
  }
}

export function resultsIn(answer: ResultsAnswer): PartnerResults {
  return {
    days: answer.dias.map(row => ({ ...read(row), id: row.dia })),
    experiences: answer.experiencias.map(row => ({ ...read(row), id: row.id, name: row.nombre })),
    from: answer.desde,
    otherDays: read(answer.otrosDias),
    otherSpots: read(answer.otrosSitios),
    spots: answer.sitios.map(row => ({ ...read(row), id: row.id, name: row.nombre })),
    until: answer.hasta,
    whole: read(answer.todo)
  }
}

function written({ bookings, plans, visits }: ShownCounts) {
  return { planes: plans, reservas: bookings, visitas: visits }
}

function read({ planes, reservas, visitas }: ReturnType<typeof written>): ShownCounts {
  return { bookings: reservas, plans: planes, visits: visitas }
}
