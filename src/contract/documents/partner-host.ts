import { z } from 'zod'

import { type Host, longestTips, mostSpots, type PartnerSpot, type Tip } from '#domain/partner/host.ts'
import { line, list, localizedLine, longestName, plainText, statedFlag } from '#contract/fields/fields.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { coordinates, readPosition, readProvince } from '#contract/fields/place.ts'
import type { Note } from '#contract/reading/decoding.ts'

/** What a partner says of its own house, to greet its guests and to tell its codes apart. */
export const hostFields = {
  consejos: list(z.object({ experiencia: line, texto: localizedLine })),
  coordenadas: coordinates,
  municipio: plainText(longestName),
  provincia: line,
  saludo: statedFlag,
  sitios: list(z.object({ id: line, nombre: plainText(longestName) }))
}

const fieldsOfHost = z.object(hostFields)
type HostFields = z.output<typeof fieldsOfHost>

const spotWords = {
  expected: 'minúsculas, cifras y guiones, distinto de los demás, por ejemplo recepcion',
  problem: 'ese id no vale para un sitio'
} as const
const tipWords = { expected: 'el id de una experiencia', problem: 'falta «experiencia»' } as const
const tooManyTips = {
  expected: `${longestTips} consejos como mucho`,
  problem: 'hay demasiados consejos'
} as const
const tooManySpots = { expected: `${mostSpots} sitios como mucho`, problem: 'hay demasiados sitios' } as const

export function readHost(doc: HostFields, note: Note): Host {
  return {
    isGreeting: doc.saludo ?? true,
    municipality: doc.municipio,
    position: readPosition('coordenadas', doc.coordenadas, note),
    province: readProvince(doc.provincia, note),
    spots: readSpots(doc.sitios, note),
    tips: readTips(doc.consejos, note)
  }
}

function readTips(written: HostFields['consejos'], note: Note): Tip[] {
  if (written.length > longestTips) note('consejos', tooManyTips, written.length)
  const known = new Set<string>()
  return written.slice(0, longestTips).flatMap(({ experiencia: experienceId, texto: text }, index) => {
    if (experienceId === null) note(`consejos.${index}.experiencia`, tipWords, undefined)
    if (experienceId === null || known.has(experienceId)) return []
    known.add(experienceId)
    return [{ experienceId, text }]
  })
}

function readSpots(written: HostFields['sitios'], note: Note): PartnerSpot[] {
  if (written.length > mostSpots) note('sitios', tooManySpots, written.length)
  const known = new Set<string>()
  return written.slice(0, mostSpots).flatMap(({ id, nombre: name }, index) => {
    if (!isSpotId(id) || known.has(id)) {
      note(`sitios.${index}.id`, spotWords, id)
      return []
    }
    known.add(id)
    return [{ id, name: name ?? id }]
  })
}
