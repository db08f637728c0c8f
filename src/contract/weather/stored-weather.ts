import { z } from 'zod'

import { hazards, skies, warningLevels } from '#domain/forecast/report.ts'

const moment = z.iso.datetime({ offset: true })
const value = z.number().nullable()

const town = z.object({ code: z.string(), lat: z.number(), lng: z.number(), name: z.string() })

const day = z.object({
  day: z.iso.date(),
  spans: z.array(
    z.object({
      from: z.number(),
      gust: value,
      heat: value,
      rain: value,
      sky: z.enum(skies).nullable(),
      until: z.number()
    })
  )
})

export const weatherReport = z.object({
  towns: z.array(z.object({ days: z.array(day), fetched: moment, issued: z.string(), town })),
  warnings: z.array(
    z.object({
      from: moment,
      hazard: z.enum(hazards),
      issued: moment,
      level: z.enum(warningLevels),
      towns: z.array(z.string()),
      until: moment
    })
  ),
  warningsFetched: moment.nullable()
})

/** Weather data that the publisher keeps between two rounds: all towns, the time of its last request, and the report. */
export const storedWeather = z.object({
  asked: moment.nullable(),
  report: weatherReport,
  towns: z.array(town),
  townsFetched: moment.nullable()
})

export type StoredWeather = z.output<typeof storedWeather>
