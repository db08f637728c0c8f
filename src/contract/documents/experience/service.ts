import { z } from 'zod'

import type { EditorText } from '#domain/data/field-form.ts'
import type { Accessibility, Experience } from '#domain/catalogue/experience.ts'
import {
  amount,
  flag,
  line,
  lines,
  list,
  localizedLine,
  statedFlag,
  statedMoment
} from '#contract/fields/fields.ts'
import { readEach } from '#contract/reading/list-readers.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'

const guideLanguages = ['es', 'en', 'fr', 'de', 'pt', 'it', 'nl']

const access = z.object({
  carrito: stated({ en: 'With a pushchair', es: 'Con carrito de bebé' }),
  perros: stated({ en: 'Dogs are welcome', es: 'Con perro' }),
  sillaRuedas: stated({ en: 'By wheelchair', es: 'En silla de ruedas' }),
  sinEscalones: stated({ en: 'Without steps', es: 'Sin escalones' }),
  sombra: stated({ en: 'There is shade', es: 'Hay sombra' })
})

function stated(label: EditorText) {
  return field(statedFlag, {
    label,
    help: { en: 'Yes, no, or not stated.', es: 'Sí, no, o no se dice.' },
    missing: { en: 'not stated', es: 'no se dice' },
    example: true
  })
}

export const serviceFields = {
  empresa: field(line, {
    label: { en: 'Company', es: 'Empresa' },
    help: { en: 'Who offers it.', es: 'Quien la ofrece.' },
    missing: { en: 'the page says who answers instead', es: 'la página dice quién responde en su lugar' },
    example: 'levante',
    control: 'reference',
    refersTo: 'empresas'
  }),
  idiomas: field(lines, {
    label: { en: 'Languages of the guide', es: 'Idiomas del guía' },
    help: { en: 'Those that the guide speaks.', es: 'Los que habla.' },
    missing: { en: 'nothing', es: 'nada' },
    example: ['es', 'en'],
    control: 'choices',
    options: optionsOf(guideLanguages)
  }),
  pasos: field(list(localizedLine), {
    label: { en: 'Step by step', es: 'Paso a paso' },
    help: {
      en: 'From the meeting to the end, one line per step.',
      es: 'Del encuentro al final, una línea por paso.'
    },
    missing: { en: 'the description alone', es: 'solo la descripción' },
    example: [{ es: 'Nos encontramos en la playa' }, { es: 'Remamos hasta la cascada' }]
  }),
  incluye: field(list(localizedLine), {
    label: { en: 'Included', es: 'Incluye' },
    help: { en: 'One line each.', es: 'Una línea por cosa.' },
    missing: { en: 'nothing', es: 'nada' },
    example: [{ es: 'Chaleco y neopreno' }]
  }),
  noIncluye: field(list(localizedLine), {
    label: { en: 'Not included', es: 'No incluye' },
    help: { en: 'One line each.', es: 'Una línea por cosa.' },
    missing: { en: 'nothing', es: 'nada' },
    example: [{ es: 'Comida' }]
  }),
  cancelacionHoras: field(amount(z.number().min(0).max(10_000)), {
    label: { en: 'Free cancellation', es: 'Cancelación gratuita' },
    help: {
      en: 'Until so many hours before; 0: until the start.',
      es: 'Hasta tantas horas antes; 0: hasta que empieza.'
    },
    missing: { en: 'not stated', es: 'no se dice' },
    example: 48,
    unit: 'hours',
    isAdvisory: true
  }),
  edadMinima: field(amount(z.int().min(1).max(99)), {
    label: { en: 'Minimum age', es: 'Edad mínima' },
    help: {
      en: 'In years. Only what is a rule: a recommendation stays in the text. A party with children reads it in place of a total.',
      es: 'En años. Solo si es una norma: una recomendación se queda en el texto. Un grupo con niños lo lee en lugar del total.'
    },
    missing: { en: 'no minimum age', es: 'sin edad mínima' },
    example: 8
  }),
  edadMaxima: field(amount(z.int().min(1).max(99)), {
    label: { en: 'Maximum age', es: 'Edad máxima' },
    help: {
      en: 'In years. Only what is a rule, for everybody who comes: where adults accompany their children it stays empty.',
      es: 'En años. Solo si es una norma para todos los que vienen: si los adultos acompañan a los niños, déjala vacía.'
    },
    missing: { en: 'no maximum age', es: 'sin edad máxima' },
    example: 65
  }),
  accesibilidad: field(access.nullish(), {
    label: { en: 'Accessibility', es: 'Accesibilidad' },
    help: { en: 'Each true or false.', es: 'Cada dato con true o false.' },
    missing: { en: 'not stated', es: 'no se dice' },
    example: { perros: false, sillaRuedas: true },
    control: 'group',
    isAdvisory: true
  }),
  interior: field(flag, {
    label: { en: 'Indoors', es: 'A cubierto' },
    help: { en: 'It takes place under a roof.', es: 'Se hace bajo techo.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  sinCoche: field(flag, {
    label: { en: 'Without a car', es: 'Sin coche' },
    help: {
      en: 'One gets to the meeting point on foot from a town centre, or by bus or train, all year round. The way stands in “comoLlegar”.',
      es: 'Al punto de encuentro se llega a pie desde el centro de una población, en autobús o en tren, todo el año. El camino está en «comoLlegar».'
    },
    missing: { en: 'not stated', es: 'no se dice' },
    example: true
  }),
  registroTurismo: field(line, {
    label: { en: 'Tourism register', es: 'Registro de turismo' },
    help: {
      en: 'Number in the tourism register of Andalusia.',
      es: 'Número en el registro de turismo de Andalucía.'
    },
    missing: { en: 'nothing', es: 'nada' },
    example: 'AT/MA/00042',
    isAdvisory: true
  }),
  actualizado: field(statedMoment, {
    label: { en: 'Updated', es: 'Actualizado' },
    help: { en: 'Moment of the last change by an editor.', es: 'Cuándo la cambió un editor por última vez.' },
    missing: { en: 'nothing', es: 'nada' },
    example: '2026-05-16T10:00:00+02:00',
    isAdvisory: true
  })
}

type ServiceFields = z.output<z.ZodObject<typeof serviceFields>>

const unknownLanguage = { expected: `uno de: ${guideLanguages.join(', ')}`, problem: 'idioma desconocido' }

export function readService(doc: ServiceFields, note: Note) {
  return {
    companyId: doc.empresa,
    guideLanguages: readEach('idiomas', doc.idiomas, guideLanguage, unknownLanguage, note),
    steps: doc.pasos.filter(text => text !== null),
    included: doc.incluye.filter(text => text !== null),
    notIncluded: doc.noIncluye.filter(text => text !== null),
    freeCancellationHours: doc.cancelacionHoras,
    minimumAge: doc.edadMinima,
    maximumAge: doc.edadMaxima,
    accessibility: accessOf(doc),
    isIndoor: doc.interior,
    isCarFree: doc.sinCoche,
    tourismRegistration: doc.registroTurismo,
    updated: doc.actualizado
  } satisfies Partial<Experience>
}

function guideLanguage(code: string): string | null {
  return guideLanguages.find(known => known === code) ?? null
}

function accessOf({ accesibilidad }: ServiceFields): Accessibility {
  return {
    dogs: accesibilidad?.perros ?? null,
    pushchair: accesibilidad?.carrito ?? null,
    shade: accesibilidad?.sombra ?? null,
    stepFree: accesibilidad?.sinEscalones ?? null,
    wheelchair: accesibilidad?.sillaRuedas ?? null
  }
}
