import { z } from 'zod'

import type { Category } from '#domain/catalogue/category.ts'
import { documentDecoder } from '#contract/reading/decoding.ts'
import { amount, line, localizedLine, requiredName } from '#contract/fields/fields.ts'
import { readSlug } from '#contract/fields/slug.ts'

/** Documents without a place of their own come last. */
export const lastOrder = Number.MAX_SAFE_INTEGER

const categoryDocument = z.object({
  descripcion: localizedLine,
  motivo: line,
  nombre: requiredName,
  orden: amount(z.number()),
  slug: line,
  tipoOrden: line
})

export const decodeCategory = documentDecoder('categorias', categoryDocument, (doc, id, note): Category => ({
  description: doc.descripcion,
  id,
  motif: doc.motivo,
  name: doc.nombre,
  order: doc.orden ?? lastOrder,
  slug: readSlug(doc.slug, doc.nombre, id, note),
  startsNearby: doc.tipoOrden === 'geo'
}))
