import { z } from 'zod'

import type { ForecastDay, ForecastSpan, Sky, TownForecast } from '#domain/forecast/report.ts'

/** Numbers come as numbers and as texts; hours that are past, and what is not foreseen, as empty ones. */
const quantity = z.union([
  z.number(),
  z
    .string()
    .regex(/^(-?\d+(\.\d+)?)?$/)
    .transform(text => (text === '' ? null : Number(text))),
  z.null()
])

const ofHours = <Value extends z.ZodType>(value: Value) =>
  z
    .array(
      z.object({
        // Days that are far away are not divided.
        periodo: z
          .string()
          .regex(/^\d{2}-\d{2}$/)
          .default('00-24'),
        value
      })
    )
    .default([])

const day = z.object({
  estadoCielo: ofHours(z.string()),
  fecha: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  probPrecipitacion: ofHours(quantity).refine(values => values.length > 0),
  rachaMax: ofHours(quantity),
  temperatura: z.object({
    dato: z.array(z.object({ hora: z.number(), value: quantity })).default([]),
    maxima: quantity
  })
})

/** The forecast of a municipality by days, as AEMET gives it: a list of one. */
const forecast = z.tuple([
  z.object({
    elaborado: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
    prediccion: z.object({ dia: z.array(day).min(1) })
  })
])

type AemetDay = z.output<typeof day>

/** Throws where the answer is no forecast. */
export function decodeForecast(answer: unknown): Pick<TownForecast, 'days' | 'issued'> {
  const [{ elaborado, prediccion }] = forecast.parse(answer)
  return { days: prediccion.dia.map(decodeDay), issued: elaborado.slice(0, 16) }
}

function decodeDay(written: AemetDay): ForecastDay {
  const { estadoCielo, fecha, probPrecipitacion, rachaMax } = written
  return {
    day: fecha.slice(0, 10),
    spans: finest(probPrecipitacion.map(({ periodo }) => periodo)).map(periodo => {
      const [from = 0, until = 24] = periodo.split('-').map(Number)
      return {
        from,
        gust: within(rachaMax, from, until),
        heat: heatIn(written, from, until),
        rain: within(probPrecipitacion, from, until),
        sky: skyOf(estadoCielo.find(each => each.periodo === periodo)?.value ?? ''),
        until
      }
    })
  }
}

/** AEMET lists the same hours as a day, as halves and as quarters: the shortest periods are used. */
function finest(periods: string[]): string[] {
  const hoursOf = (period: string) => Number(period.slice(3)) - Number(period.slice(0, 2))
  const shortest = Math.min(...periods.map(hoursOf))
  return [...new Set(periods.filter(period => hoursOf(period) === shortest))].toSorted()
}

/** Values for exactly these hours. */
function within(
  values: { periodo: string; value: number | null }[],
  from: number,
  until: number
): number | null {
  const isOf = ({ periodo }: { periodo: string }) => {
    const [first, last] = periodo.split('-').map(Number)
    return first === from && last === until
  }
  return values.find(isOf)?.value ?? null
}

/** The afternoon has the highest temperature of the day; other hours have those at their ends, where they are known. */
function heatIn({ temperatura }: AemetDay, from: number, until: number): ForecastSpan['heat'] {
  if (from <= 12 && until >= 18) return temperatura.maxima
  const ends = temperatura.dato.flatMap(({ hora, value }) =>
    (hora === from || hora === until) && value !== null ? [value] : []
  )
  return ends.length === 0 ? null : Math.max(...ends)
}

/** AEMET's codes of the sky by their tens; an `n` behind them is the night. */
const skyByTens: Readonly<Record<string, Sky>> = {
  1: 'cloudy',
  2: 'rain',
  3: 'snow',
  4: 'rain',
  5: 'storm',
  6: 'storm',
  7: 'snow',
  8: 'mist'
}

function skyOf(code: string): Sky | null {
  if (/^1[12]n?$/.test(code)) return 'clear'
  return skyByTens[code[0] ?? ''] ?? null
}
