import {
  add,
  change,
  days,
  type Edit,
  everyTextIn,
  inOneLanguage,
  isEvent,
  isDestination,
  number,
  pick,
  type Random,
  remove,
  some,
  text
} from './edit.ts'
import { addressEdits } from './address-edits.ts'
import { languages } from '#domain/text/locale.ts'
import { oddValues } from './odd-values.ts'
import { coveringEdits } from './covering-edits.ts'

const experiences: Edit[] = [
  change('experiencias', () => ({ nombre: text('Nombre') })),
  change('experiencias', () => ({ nombre: 'Solo en español' })),
  change('experiencias', () => ({ descripcion: text('<p>Descripción</p>') })),
  change('experiencias', ({ descripcionRelevante }, random) => ({
    descripcionRelevante: inOneLanguage(descripcionRelevante, random)
  })),
  change('experiencias', () => ({ descripcionRelevante: text('Lo que la hace especial, en una línea') })),
  change('experiencias', ({ ocultar }) => ({ ocultar: ocultar !== true })),
  change('experiencias', ({ borrador }) => ({ borrador: borrador !== true })),
  change('experiencias', (_, random, { categorias }) => ({
    categorias: some(
      categorias.map(({ id }) => id),
      random
    )
  })),
  change('experiencias', () => ({
    precios: [{ nombre: text('Tarifa'), precios: { adulto: number(), nino: 0 } }]
  })),
  change('experiencias', () => ({ precios: [] })),
  change('experiencias', () => ({ slug: `otra-direccion-${number()}` })),
  change('experiencias', () => ({ actualizado: days(-(number() % 90)) })),
  change('experiencias', (_, random, { empresas }) => ({ empresa: pick(empresas, random)?.id })),
  change('experiencias', () => ({ fecha: days(number() % 60), fechaFin: null }), isEvent),
  change('experiencias', () => ({ meta: { menu: true, menuNombre: text('Pueblo') } }), isDestination),
  change('experiencias', () => ({ ocultarTipoPartner: ['rentacar'] })),
  change('experiencias', () => ({ nombre: 7 })),
  ...oddValues,
  ...addressEdits,
  change('experiencias', () => ({ codigoInterno: number() })),
  add('experiencias', () => ({ nombre: text('Nueva'), slug: `nueva-${number()}` })),
  add('experiencias', () => ({ nombre: text('Del mismo nombre') })),
  remove('experiencias')
]

const others: Edit[] = [
  change('categorias', () => ({ descripcion: text('Lo que hay en ella') })),
  change('provincias', ({ text: name }, random) => ({ text: inOneLanguage(name, random) })),
  change('preguntas', ({ pregunta }, random) => ({ pregunta: inOneLanguage(pregunta, random) })),
  change('categorias', (_, random, { categorias }) => ({ motivo: pick(categorias, random)?.motivo })),
  change('categorias', () => ({ slug: `categoria-${number()}` })),
  remove('categorias'),
  change('categorias', () => ({ orden: number() % 20 })),
  add('categorias', () => ({ nombre: text('Otra categoría'), slug: `otra-categoria-${number()}` })),
  change('empresas', () => ({ telefono: `+34 600 000 ${100 + (number() % 900)}` })),
  change('empresas', () => ({ nombre: `Otra empresa ${number()}` })),
  add('empresas', () => ({ nombre: `Empresa nueva ${number()}` })),
  remove('empresas'),
  change('preguntas', () => ({ orden: number() % 20 })),
  add('preguntas', () => ({ pregunta: text('¿Y ahora?'), slug: `pregunta-${number()}` })),
  remove('preguntas'),
  change('partners', () => ({ nombreCorto: `C${number()}` })),
  change('partners', (_, random) => ({
    tipoColaborador: pick(['rentacar', 'viviendas-turisticas', 'other'], random)
  })),
  add('partners', () => ({ nombre: `Colaborador nuevo ${number()}` })),
  remove('partners'),
  change('provincias', ({ portada }) => ({ orden: number() % 9, portada: portada !== true })),
  change(
    'configuracion',
    (_, random, { partners }) => ({ malaga: pick(partners, random)?.id }),
    ({ id }) => id === 'partnersProvincia'
  ),
  change('comentarios', ({ publicado }) => ({ publicado: publicado !== true })),
  add('comentarios', () => ({ opinion: `Una opinión más ${number()}`, publicado: true })),
  remove('comentarios'),
  ...languages.map(everyTextIn)
]

/** Half of what editors do is done to experiences. */
export function drawEdit(random: Random): Edit {
  const kinds = random() < 0.5 ? experiences : [...coveringEdits, ...others]
  return pick(kinds, random) ?? (() => null)
}

/** Each kind once: those that cover every dependency first, the others in random order. */
export function everyEdit(random: Random): Edit[] {
  const inOrderOfChance = [...experiences, ...others]
    .map(edit => ({ edit, place: random() }))
    .toSorted((one, other) => one.place - other.place)
  return [...coveringEdits, ...inOrderOfChance.map(({ edit }) => edit)]
}
