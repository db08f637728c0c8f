import { z } from 'zod'

import { type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import { isOwnPath } from '#contract/fields/address.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { address, flag } from '#contract/fields/fields.ts'
import { field, type FieldNotes } from '#contract/schema/field.ts'

/** A field for each province, with what editors are told of it. */
function perProvince(notes: (province: string) => FieldNotes) {
  const of = (province: string) => field(address, notes(province))
  return z.object({
    almeria: of('Almería'),
    andalucia: of('Andalucía'),
    cadiz: of('Cádiz'),
    cordoba: of('Córdoba'),
    granada: of('Granada'),
    huelva: of('Huelva'),
    jaen: of('Jaén'),
    malaga: of('Málaga'),
    sevilla: of('Sevilla')
  } satisfies Record<ProvinceSlug, z.ZodType>)
}

const provinceImages = perProvince(province => ({
  label: { en: province, es: province },
  help: {
    en: 'A file of `public`: opening a page asks no other host.',
    es: 'Un archivo de `public`: abrir una página no pide nada a otros.'
  },
  missing: { en: 'its drawing', es: 'su dibujo' },
  example: '/provincias/malaga.webp'
}))

const defaultPartners = perProvince(province => ({
  label: { en: province, es: province },
  help: {
    en: 'The partner that bookings name where no other one sent the visitor.',
    es: 'El socio que nombran las reservas si ningún otro ha enviado al visitante.'
  },
  missing: { en: 'none', es: 'ninguno' },
  example: 'casa-del-mar',
  control: 'reference',
  refersTo: 'partners'
}))

const catalogueNotice = z.object({
  deMuestra: field(flag, {
    label: { en: 'It is a sample', es: 'Es de muestra' },
    help: {
      en: 'The catalogue is a sample: the footer of every page says so.',
      es: 'El catálogo es de muestra: el pie de cada página lo dice.'
    },
    missing: { en: 'nothing is said', es: 'no se dice nada' },
    example: true
  })
})

/** The documents of the collection `configuracion`, by their ids. */
export const configurationSchemas = {
  catalogo: catalogueNotice,
  imagenesProvincias: provinceImages,
  partnersProvincia: defaultPartners
}

export type PerProvince = Partial<Record<ProvinceSlug, string>>

/** Pictures of this site alone: opening a page must ask no other host (quality check P2). */
export const decodeProvinceImages = documentDecoder('configuracion', provinceImages, (doc, _, note) =>
  collected(slug => {
    const written = doc[slug]
    if (written === null || isOwnPath(written)) return written
    const problem = 'las imágenes de provincias solo pueden estar en esta web'
    note(slug, { expected: 'una ruta de esta web, como /provincias/malaga.webp', problem }, written)
    return null
  })
)

export const decodeDefaultPartners = documentDecoder('configuracion', defaultPartners, doc =>
  collected(slug => doc[slug])
)

/** Whether the catalogue is a sample: every page says so then. */
export const decodeSampleNotice = documentDecoder(
  'configuracion',
  catalogueNotice,
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
