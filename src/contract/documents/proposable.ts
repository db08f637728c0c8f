import { priceFields } from '#contract/fields/price.ts'

import { textFields } from './experience/texts.ts'
import { whenFields } from './experience/when.ts'

/** The times, prices, texts and photographs of an experience. What decides where and whether it is shown is the editors'. */
const ofExperience = [
  ...Object.keys(textFields).filter(name => name !== 'slug'),
  ...Object.keys(whenFields).filter(name => name !== 'evento'),
  ...Object.keys(priceFields),
  'direccion',
  'puntoEncuentro',
  'imagenes',
  'pasos',
  'incluye',
  'noIncluye',
  'idiomas',
  'cancelacionHoras',
  'accesibilidad'
]

const ofCompany = ['nombre', 'descripcion', 'direccion', 'email', 'logo', 'municipio', 'telefono', 'web']

/** The fields that a company may propose to change in its own documents. */
export function proposableFields(collection: string): readonly string[] {
  if (collection === 'experiencias') return ofExperience
  return collection === 'empresas' ? ofCompany : []
}
