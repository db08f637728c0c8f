import { z } from 'zod'

import type { DayResults, VisitCounts } from '#domain/partner/results.ts'

import { parsedOrNull } from '#contract/user-documents/fitting.ts'

const count = z.int().check(z.nonnegative())

const counts = z
  .object({ planes: count, reservas: count, visitas: count })
  .transform(({ planes, reservas, visitas }): VisitCounts => ({
    bookings: reservas,
    plans: planes,
    visits: visitas
  }))

/** A document of `resultadosSocios`: what came of a partner on one day, without persons. */
const resultsDocument = z
  .object({
    dia: z.iso.date(),
    experiencias: z.record(z.string(), counts),
    sitios: z.record(z.string(), counts),
    socio: z.string().min(1),
    todo: counts
  })
  .transform(({ dia, experiencias, sitios, socio, todo }): DayResults => ({
    day: dia,
    experiences: experiencias,
    partnerId: socio,
    spots: sitios,
    whole: todo
  }))

export const resultsCollection = 'resultadosSocios'

/** The id of the document of a partner and a day. */
export function resultsId(partnerId: string, day: string): string {
  return `${partnerId}.${day}`
}

export function decodeResults(document: unknown): DayResults | null {
  return parsedOrNull(resultsDocument, document)
}

export function encodeResults({ day, experiences, partnerId, spots, whole }: DayResults) {
  return {
    dia: day,
    experiencias: encodeAll(experiences),
    sitios: encodeAll(spots),
    socio: partnerId,
    todo: encodeCounts(whole)
  }
}

function encodeAll(all: Record<string, VisitCounts>) {
  return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, encodeCounts(each)]))
}

function encodeCounts({ bookings, plans, visits }: VisitCounts) {
  return { planes: plans, reservas: bookings, visitas: visits }
}
