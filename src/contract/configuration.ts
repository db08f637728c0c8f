import { z } from 'zod'

import { type ProvinceSlug, provinceSlugs } from '#domain/province.ts'
import { readAddress } from './address.ts'
import { documentDecoder, type Note } from './decoding.ts'
import { address } from './fields.ts'

const perProvince = z.object({
  almeria: address,
  andalucia: address,
  cadiz: address,
  cordoba: address,
  granada: address,
  huelva: address,
  jaen: address,
  malaga: address,
  sevilla: address
} satisfies Record<ProvinceSlug, typeof address>)

export type PerProvince = Partial<Record<ProvinceSlug, string>>

export const decodeProvinceImages = documentDecoder('configuracion', perProvince, (doc, _, note) =>
  collected(slug => readAddress(slug, doc[slug], note))
)

export const decodeDefaultPartners = documentDecoder('configuracion', perProvince, doc =>
  collected(slug => doc[slug])
)

/** The partners that exist; the others are reported. */
export function knownPartners(
  chosen: PerProvince,
  isKnown: (id: string) => boolean,
  note: Note
): PerProvince {
  return collected(slug => {
    const id = chosen[slug] ?? null
    if (id === null || isKnown(id)) return id
    note(slug, { expected: 'el id de un documento de partners', problem: 'ese partner no existe' }, id)
    return null
  })
}

function collected(read: (slug: ProvinceSlug) => string | null): PerProvince {
  const found: PerProvince = {}
  for (const slug of provinceSlugs) {
    const value = read(slug)
    if (value !== null) found[slug] = value
  }
  return found
}
