import { z } from 'zod'

import { type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import { isOwnPath } from '#contract/fields/address.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { address, flag } from '#contract/fields/fields.ts'

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

/** Pictures of this site alone: opening a page must ask no other host (quality check P2). */
export const decodeProvinceImages = documentDecoder('configuracion', perProvince, (doc, _, note) =>
  collected(slug => {
    const written = doc[slug]
    if (written === null || isOwnPath(written)) return written
    const problem = 'las imágenes de provincias solo pueden estar en esta web'
    note(slug, { expected: 'una ruta de esta web, como /provincias/malaga.webp', problem }, written)
    return null
  })
)

export const decodeDefaultPartners = documentDecoder('configuracion', perProvince, doc =>
  collected(slug => doc[slug])
)

/** Whether the catalogue is a sample: every page says so then. */
export const decodeSampleNotice = documentDecoder(
  'configuracion',
  z.object({ deMuestra: flag }),
  ({ deMuestra }) => deMuestra
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
