import type { FormSection, Section } from '#domain/data/field-form.ts'
import { formOf, type SectionOf } from '#contract/schema/form.ts'
import { priceFields } from '#contract/fields/price.ts'

import { configurationSchemas } from './configuration.ts'
import { documentSchemas } from './documents.ts'
import { bookingFields } from './experience/booking-fields.ts'
import { listingFields } from './experience/listing.ts'
import { metaFields } from './experience/meta.ts'
import { pictureFields } from './experience/pictures.ts'
import { placeFields } from './experience/place.ts'
import { textFields } from './experience/texts.ts'
import { serviceFields } from './experience/service.ts'
import { whenFields } from './experience/when.ts'

const experienceSections: SectionOf = {
  ...allIn('texts', textFields),
  ...allIn('when', whenFields),
  ...allIn('prices', priceFields),
  ...allIn('place', placeFields),
  ...allIn('pictures', pictureFields),
  ...allIn('service', serviceFields),
  ...allIn('booking', bookingFields),
  ...allIn('listing', { ...listingFields, ...metaFields })
}

/** Fields that most experiences fill in; the form offers the others on demand. */
const usualOfExperiences = [
  'nombre',
  'descripcionRelevante',
  'descripcion',
  'horarios',
  'duracionMinutos',
  'precios',
  'municipio',
  'puntoEncuentro',
  'coordenadas',
  'provincias',
  'imagenes',
  'empresa',
  'idiomas',
  'incluye',
  'reservaTipo',
  'urlReservar',
  'categorias',
  'palabrasClaves'
]

const companySections: SectionOf = {
  nombre: 'texts',
  descripcion: 'texts',
  coordenadas: 'place',
  direccion: 'place',
  municipio: 'place',
  provincia: 'place'
}

const titlesFirst: SectionOf = { nombre: 'texts', pregunta: 'texts', respuesta: 'texts' }

/** The form of each collection; one without a schema that says something of itself has none, and its documents are edited as they are stored. */
export function formOfCollection(collection: string): FormSection[] {
  const schema = Object.entries(documentSchemas).find(([name]) => name === collection)?.[1]
  if (schema === undefined) return []
  if (collection === 'experiencias') return formOf(schema, experienceSections, usualOfExperiences)
  return formOf(schema, collection === 'empresas' ? companySections : titlesFirst)
}

/** The form of a document: of the configuration each has its own. */
export function formOfDocument({ collection, id }: { collection: string; id: string }): FormSection[] {
  if (collection !== 'configuracion') return formOfCollection(collection)
  const schema = Object.entries(configurationSchemas).find(([name]) => name === id)?.[1]
  return schema === undefined ? [] : formOf(schema, allIn('settings', schema.shape))
}

function allIn(section: Section, fields: object): SectionOf {
  return Object.fromEntries(Object.keys(fields).map(name => [name, section]))
}
