import type { z } from 'zod'

import type { Experience } from '#domain/catalogue/experience.ts'
import { line, localizedHtml, localizedLine, requiredName } from '#contract/fields/fields.ts'
import { readSlug } from '#contract/fields/slug.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'

export const textFields = {
  nombre: field(requiredName, {
    label: { en: 'Name', es: 'Nombre' },
    help: { en: 'In any one language at least.', es: 'En un idioma al menos.' },
    missing: { en: 'the document is left out', es: 'el documento no sale en la web' },
    example: { en: 'Kayak along the cliffs of Maro', es: 'Kayak por los acantilados de Maro' }
  }),
  slug: field(line, {
    label: { en: 'Address of the page', es: 'Dirección de la página' },
    help: { en: 'Lower case, digits and hyphens.', es: 'Minúsculas, cifras y guiones.' },
    missing: {
      en: 'made from the Spanish name: another name is then another address',
      es: 'se hace con el nombre en español: si este cambia, cambia la dirección'
    },
    example: 'kayak-maro'
  }),
  descripcionRelevante: field(localizedLine, {
    label: { en: 'What makes it special', es: 'Lo especial' },
    help: { en: 'One line, 60 to 140 characters.', es: 'Una línea de 60 a 140 caracteres.' },
    missing: { en: 'the start of the description', es: 'el principio de la descripción' },
    example: { es: 'Tres calas a las que solo se llega por mar.' }
  }),
  descripcion: field(localizedHtml, {
    label: { en: 'Description', es: 'Descripción' },
    help: { en: 'With simple html.', es: 'Con html sencillo.' },
    missing: { en: 'the page says there is none yet', es: 'la página dice que aún no hay' },
    example: { es: '<p>Salimos de la playa de Burriana.</p>' }
  }),
  comoLlegar: field(localizedHtml, {
    label: { en: 'Getting there', es: 'Cómo llegar' },
    help: {
      en: 'A section of the page, with simple html.',
      es: 'Una sección de la página, con html sencillo.'
    },
    missing: { en: 'the section says what to ask', es: 'la sección dice qué preguntar' },
    example: { es: '<p>Autobús desde Nerja cada hora.</p>' }
  }),
  condicionesCancelacion: field(localizedHtml, {
    label: { en: 'Cancellation terms', es: 'Condiciones de cancelación' },
    help: {
      en: 'A section of the page, with simple html.',
      es: 'Una sección de la página, con html sencillo.'
    },
    missing: { en: 'the section says what to ask', es: 'la sección dice qué preguntar' },
    example: { es: '<p>Con mala mar se cambia el día.</p>' }
  }),
  informacionImportante: field(localizedHtml, {
    label: { en: 'Important information', es: 'Información importante' },
    help: {
      en: 'A section of the page, with simple html.',
      es: 'Una sección de la página, con html sencillo.'
    },
    missing: { en: 'the section says what to ask', es: 'la sección dice qué preguntar' },
    example: { es: '<p>Hay que saber nadar.</p>' }
  })
}

type TextFields = z.output<z.ZodObject<typeof textFields>>

export function readTexts(doc: TextFields, id: string, note: Note) {
  return {
    slug: readSlug(doc.slug, doc.nombre, id, note),
    name: doc.nombre,
    tagline: doc.descripcionRelevante,
    descriptionHtml: doc.descripcion,
    gettingThereHtml: doc.comoLlegar,
    cancellationHtml: doc.condicionesCancelacion,
    importantHtml: doc.informacionImportante
  } satisfies Partial<Experience>
}
