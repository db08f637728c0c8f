import {
  add,
  change,
  days,
  type Edit,
  everyTextIn,
  inOneLanguage,
  isDestination,
  isEvent,
  number,
  pick,
  type Random,
  remove,
  some,
  text
} from './edit.ts'
import { languages } from '#domain/text/locale.ts'
import { coveringEdits } from './covering-edits.ts'
import type { RawDocument } from '#contract/reading/snapshot.ts'
import { documentIn } from '../database/plain.ts'
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore'

/** Values that a field of the database may hold and JSON cannot express, each in a field that pages show. */
export const oddValues: Edit[] = [
  change('experiencias', () => ({ orden: Number.NaN })),
  change('experiencias', () => ({ precioDesde: Number.POSITIVE_INFINITY })),
  change('experiencias', () => ({ precios: [{ nombre: 'Tarifa', precios: { adulto: Number.NaN } }] })),
  change('experiencias', () => ({ duracionMinutos: -0 })),
  change('experiencias', () => ({ coordenadas: new GeoPoint(36.74, -4.42) })),
  change('experiencias', () => ({ coordenadas: { lat: Number.NaN, lng: -4.42 } })),
  change('experiencias', () => ({ actualizado: Timestamp.now() })),
  change('experiencias', () => ({ municipio: Buffer.from('Nerja') })),
  change('experiencias', () => ({ palabrasClaves: [['mar'], undefined] })),
  change('experiencias', () => ({ direccion: FieldValue.vector([1, Number.NaN]) })),
  change('experiencias', () => ({ descripcion: undefined })),
  change('categorias', () => ({ orden: Number.NEGATIVE_INFINITY }))
]

const addressed = ['experiencias', 'categorias', 'preguntas'] as const

/** A copy of a document, with an id that comes first and the very same address. */
const copy: Edit = (all, random) => {
  const name = pick(addressed, random) ?? 'experiencias'
  const model = pick(all[name], random)
  if (model === undefined) return null
  all[name].unshift(changed(model, { id: `0-copia-${number()}` }))
  return `${name}/${model.id}: copied with its address`
}

/** Two documents take each other's address. */
const swap: Edit = (all, random) => {
  const [one, other] = [pick(all.experiencias, random), pick(all.experiencias, random)]
  if (one === undefined || other === undefined || one === other) return null
  const [first, second] = [one['slug'] ?? one.id, other['slug'] ?? other.id]
  replace(all.experiencias, one, { slug: second })
  replace(all.experiencias, other, { slug: first })
  return `experiencias/${one.id} and ${other.id}: addresses swapped`
}

/** A document moves away, and another one takes its address at once. */
const move: Edit = (all, random) => {
  const [one, other] = [pick(all.experiencias, random), pick(all.experiencias, random)]
  if (one === undefined || other === undefined || one === other) return null
  replace(all.experiencias, other, { slug: one['slug'] ?? one.id })
  replace(all.experiencias, one, { slug: `movida-${number()}` })
  return `experiencias/${other.id}: the address that ${one.id} had`
}

/** A document is removed, another one takes its address, and it comes back. */
const gone = new WeakMap<object, RawDocument>()
const restore: Edit = (all, random) => {
  const before = gone.get(all)
  if (before !== undefined) {
    gone.delete(all)
    if (all.experiencias.some(({ id }) => id === before.id)) return null
    all.experiencias.push(before)
    return `experiencias/${before.id}: restored`
  }
  const document = pick(all.experiencias, random)
  if (document === undefined || all.experiencias.length < 3) return null
  gone.set(all, document)
  all.experiencias.splice(all.experiencias.indexOf(document), 1)
  all.experiencias.push(changed(document, { id: `0-sustituta-${number()}` }))
  return `experiencias/${document.id}: gone, and its address taken over`
}

const addressEdits: Edit[] = [copy, swap, move, restore, restore]

function replace(documents: RawDocument[], document: RawDocument, changes: object): void {
  documents[documents.indexOf(document)] = changed(document, changes)
}

function changed(document: RawDocument, changes: object): RawDocument {
  const next: RawDocument = { ...document, ...changes }
  return Object.freeze(documentIn(next.id, next))
}

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
