import { z } from 'zod'

import type { Category } from '#domain/catalogue/category.ts'
import { documentDecoder } from '#contract/reading/decoding.ts'
import { amount, line, localizedLine, requiredName } from '#contract/fields/fields.ts'
import { compositionNames } from 'posters/compositions'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'
import { readSlug } from '#contract/fields/slug.ts'

/** Documents without a place of their own come last. */
export const lastOrder = Number.MAX_SAFE_INTEGER

export const categoryDocument = z.object({
  descripcion: field(localizedLine, {
    label: { en: 'Description', es: 'Descripción' },
    help: { en: 'One or two sentences.', es: 'Una o dos frases.' },
    missing: { en: 'nothing', es: 'nada' },
    example: { es: 'Del Cabo de Gata a la Sierra Nevada.' }
  }),
  motivo: field(line, {
    label: { en: 'Subject of posters', es: 'Motivo de los carteles' },
    help: {
      en: 'What its posters show when no word of an experience says more: the name of a composition.',
      es: 'Lo que muestran sus carteles si nada de la experiencia dice más: el nombre de una composición.'
    },
    missing: { en: 'chosen by keywords and name', es: 'se elige por palabras y nombre' },
    example: 'ola',
    control: 'choice',
    options: optionsOf(compositionNames)
  }),
  nombre: field(requiredName, {
    label: { en: 'Name', es: 'Nombre' },
    help: { en: 'In any one language at least.', es: 'En un idioma al menos.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: { es: 'Rutas', en: 'Trails' }
  }),
  orden: field(amount(z.number()), {
    label: { en: 'Order', es: 'Orden' },
    help: { en: 'The editors’ own order.', es: 'El orden de los editores.' },
    missing: { en: 'after the numbered ones', es: 'detrás de las numeradas' },
    example: 3
  }),
  slug: field(line, {
    label: { en: 'Slug', es: 'Slug' },
    help: { en: 'Lower case, digits and hyphens.', es: 'Minúsculas, cifras y guiones.' },
    missing: { en: 'made from the Spanish name', es: 'se forma con el nombre' },
    example: 'rutas'
  }),
  tipoOrden: field(line, {
    label: { en: 'Way of ordering', es: 'Forma de ordenar' },
    help: {
      en: 'By distance: lists of it start with the nearest once a position is known.',
      es: 'Por cercanía: sus listados empiezan por lo más cercano cuando se sabe la posición.'
    },
    missing: { en: "the editors' order", es: 'el orden de los editores' },
    example: 'geo',
    control: 'choice',
    options: optionsOf(['geo'])
  })
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
