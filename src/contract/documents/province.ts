import { z } from 'zod'

import { isProvinceSlug, type Province, type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { provinceCodes } from '#domain/place/province-codes.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { line, localizedName } from '#contract/fields/fields.ts'
import { field } from '#contract/schema/field.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

/** Defaults for a province without a document (specification, section 3, with Córdoba). */
export const defaultProvinces: Record<ProvinceSlug, Province> = {
  almeria: covered('almeria', 3, {
    es: 'Almería',
    en: 'Almería',
    de: 'Almería',
    fr: 'Almería',
    pt: 'Almería'
  }),
  andalucia: uncovered(wholeRegion, {
    es: 'Andalucía',
    en: 'Andalusia',
    de: 'Andalusien',
    fr: 'Andalousie',
    pt: 'Andaluzia'
  }),
  cadiz: covered('cadiz', 2, { es: 'Cádiz', en: 'Cádiz', de: 'Cádiz', fr: 'Cadix', pt: 'Cádis' }),
  cordoba: uncovered('cordoba', {
    es: 'Córdoba',
    en: 'Córdoba',
    de: 'Córdoba',
    fr: 'Cordoue',
    pt: 'Córdova'
  }),
  granada: covered('granada', null, {
    es: 'Granada',
    en: 'Granada',
    de: 'Granada',
    fr: 'Grenade',
    pt: 'Granada'
  }),
  huelva: covered('huelva', 4, { es: 'Huelva', en: 'Huelva', de: 'Huelva', fr: 'Huelva', pt: 'Huelva' }),
  jaen: uncovered('jaen', { es: 'Jaén', en: 'Jaén', de: 'Jaén', fr: 'Jaén', pt: 'Jaén' }),
  malaga: covered('malaga', 1, {
    es: 'Costa del Sol - Málaga',
    en: 'Costa del Sol - Málaga',
    de: 'Costa del Sol - Málaga',
    fr: 'Costa del Sol - Málaga',
    pt: 'Costa del Sol - Málaga'
  }),
  sevilla: covered('sevilla', null, {
    es: 'Sevilla',
    en: 'Seville',
    de: 'Sevilla',
    fr: 'Séville',
    pt: 'Sevilha'
  })
}

export const provinceDocument = z.object({
  codigo: field(line, {
    label: { en: 'Code', es: 'Código' },
    help: {
      en: 'The number of the province; compared, never shown.',
      es: 'El número de la provincia; se compara, no se muestra.'
    },
    missing: { en: 'nothing', es: 'nada' },
    example: '29'
  }),
  orden: field(z.number().nullish(), {
    label: { en: 'Place on the home page', es: 'Lugar en la portada' },
    help: {
      en: 'The order of the covers; null takes it away.',
      es: 'El orden de las portadas; null lo quita.'
    },
    missing: { en: 'the order it has without a document', es: 'el que tiene sin documento' },
    example: 1,
    control: 'number'
  }),
  portada: field(z.boolean().nullish(), {
    label: { en: 'Cover', es: 'Portada' },
    help: { en: 'Whether it has a cover.', es: 'Si tiene portada.' },
    missing: { en: 'what holds without a document', es: 'lo que vale sin documento' },
    example: true,
    control: 'answer'
  }),
  text: field(localizedName, {
    label: { en: 'Name', es: 'Nombre' },
    help: { en: 'Per language; the others keep theirs.', es: 'Por idioma; los demás conservan el suyo.' },
    missing: { en: 'the name it has without a document', es: 'el que tiene sin documento' },
    example: { es: 'Málaga' }
  }),
  value: field(line, {
    label: { en: 'Province', es: 'Provincia' },
    help: { en: 'Its slug, where the id is another.', es: 'Su slug, si el id es otro.' },
    missing: { en: 'the id', es: 'el id' },
    example: 'malaga'
  })
})

const unknownProvince = {
  expected: `uno de: ${Object.keys(defaultProvinces).join(', ')}`,
  problem: 'no es una de las provincias'
} as const satisfies IssueTexts

/** A document overrides the default field by field, a name language by language; `orden: null` takes the order away. */
export const decodeProvince = documentDecoder(
  'provincias',
  provinceDocument,
  (doc, id, note): Province | null => {
    const slug = doc.value ?? id
    if (!isProvinceSlug(slug)) {
      note(doc.value === null ? 'id' : 'value', unknownProvince, slug)
      return null
    }
    checkCode(slug, doc.codigo, note)
    const { coverOrder, isOnCover, name } = defaultProvinces[slug]
    return {
      coverOrder: doc.orden === undefined ? coverOrder : doc.orden,
      isOnCover: doc.portada ?? isOnCover,
      name: { ...name, ...doc.text },
      slug
    }
  }
)

function checkCode(slug: ProvinceSlug, code: string | null, note: Note): void {
  const expected = slug === wholeRegion ? null : provinceCodes[slug]
  if (code === null || code === expected) return
  note('codigo', { expected: expected ?? 'ningún código', problem: `no es el código de ${slug}` }, code)
}

function covered(slug: ProvinceSlug, coverOrder: number | null, name: Province['name']): Province {
  return { coverOrder, isOnCover: true, name, slug }
}

function uncovered(slug: ProvinceSlug, name: Province['name']): Province {
  return { coverOrder: null, isOnCover: false, name, slug }
}
