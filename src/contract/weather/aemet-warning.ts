import { z } from 'zod'

import type { Hazard, WarningLevel, WeatherWarning } from '#domain/forecast/report.ts'
import type { Outline } from '#domain/forecast/warning-area.ts'

/** A warning with the outlines of its zones: `concernsTown` says which towns are in them. */
export interface ZonedWarning extends Omit<WeatherWarning, 'towns'> {
  outlines: Outline[]
}

const named = z.array(z.object({ value: z.string(), valueName: z.string() })).default([])
const moment = z.iso.datetime({ offset: true })

/** A message of the Common Alerting Protocol as AEMET writes it, read from its XML: elements that may come several times are lists. */
const alert = z.object({
  alert: z.object({
    info: z
      .array(
        z.object({
          area: z.array(z.object({ polygon: z.array(z.string()).default([]) })).default([]),
          eventCode: named,
          expires: moment,
          language: z.string(),
          onset: moment,
          parameter: named
        })
      )
      .min(1),
    msgType: z.string(),
    sent: moment
  })
})

const levels: Readonly<Record<string, WarningLevel>> = {
  amarillo: 'yellow',
  naranja: 'orange',
  rojo: 'red'
}

const hazardByCode: Readonly<Record<string, Hazard>> = {
  AT: 'heat',
  BT: 'cold',
  CO: 'coast',
  NE: 'snow',
  NI: 'fog',
  PO: 'dust',
  PR: 'rain',
  TO: 'storm',
  VI: 'wind'
}

/** Null for what is no warning: a message of level green, and one that takes back. Throws where the message is none. */
export function decodeWarning(message: unknown): ZonedWarning | null {
  const { info, msgType, sent } = alert.parse(message).alert
  const spanish = info.find(({ language }) => language.startsWith('es')) ?? info[0]
  const level = levels[valueOf(spanish?.parameter, 'nivel') ?? '']
  if (spanish === undefined || level === undefined || msgType === 'Cancel') return null
  const hazard = valueOf(spanish.eventCode, 'fenomeno') ?? valueOf(spanish.parameter, 'fenomeno')
  return {
    from: spanish.onset,
    hazard: hazardByCode[hazard?.slice(0, 2) ?? ''] ?? 'other',
    issued: sent,
    level,
    outlines: spanish.area.flatMap(({ polygon }) => polygon.map(outlineOf)),
    until: spanish.expires
  }
}

/** `AEMET-Meteoalerta nivel`. */
function valueOf(values: z.output<typeof named> | undefined, name: string): string | undefined {
  return values?.find(({ valueName }) => valueName.endsWith(` ${name}`))?.value
}

/** `36.7,-4.4 36.8,-4.3 …`: latitude first. */
function outlineOf(text: string): Outline {
  return text
    .trim()
    .split(/\s+/)
    .map(corner => {
      const [lat = Number.NaN, lng = Number.NaN] = corner.split(',').map(Number)
      return { lat, lng }
    })
    .filter(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))
}
