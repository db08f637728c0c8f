import { z } from 'zod'

import type { Town } from '#domain/forecast/report.ts'

/** By the provinces of the statistical office: Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla. */
const provinceNumbers = ['04', '11', '14', '18', '21', '23', '29', '41']

const degrees = z.string().transform(Number).pipe(z.number())

/** AEMET's own list of the municipalities of Spain: `id29067` is Málaga. */
const townList = z
  .array(
    z.object({
      id: z.string().regex(/^id\d{5}$/),
      latitud_dec: degrees,
      longitud_dec: degrees,
      nombre: z.string().min(1)
    })
  )
  .min(1)

/** Towns of Andalusia. Throws when the list has none. */
export function decodeTowns(list: unknown): Town[] {
  return townList
    .parse(list)
    .map(({ id, latitud_dec: lat, longitud_dec: lng, nombre: name }) => ({
      code: id.slice(2),
      lat,
      lng,
      name
    }))
    .filter(({ code }) => provinceNumbers.includes(code.slice(0, 2)))
}
