import type { RawDocument } from '#contract/reading/snapshot.ts'
import type { Collections } from '../database/documents.ts'
import {
  add,
  change,
  changeEach,
  codes,
  days,
  type Edit,
  everyTextIn,
  inOneLanguage,
  isEvent,
  isDestination,
  number,
  pick,
  type Random,
  some,
  text
} from './edit.ts'
import { photoEdits } from './photo-edits.ts'
import { otherForecast, switchWeather } from './weather-edits.ts'

const isListed = (document: RawDocument) =>
  !isEvent(document) && !isDestination(document) && document.ocultar !== true && document.borrador !== true

/** Its card is on the page of a meta. */
function isInMeta(document: RawDocument): boolean {
  return isListed(document) && Array.isArray(document.metas) && document.metas.length > 0
}

const byArrangement = 'a-convenir-'

/** One without hours and categories: it is counted, and stands on no wall. */
function isByArrangement({ slug }: RawDocument): boolean {
  return typeof slug === 'string' && slug.startsWith(byArrangement)
}

/** It is on no wall of today or tomorrow. */
function isLaterEvent(document: RawDocument): boolean {
  const { fecha } = document
  return isEvent(document) && typeof fecha === 'string' && fecha.slice(0, 10) > days(2).slice(0, 10)
}

/** Says whether a listed experience names it, in the field that names such documents. */
function isUsedIn(field: 'categorias' | 'provincias', id: unknown, { experiencias }: Collections): boolean {
  return experiencias
    .filter(isListed)
    .some(({ [field]: named }) => Array.isArray(named) && named.includes(id))
}

/** A house that is somewhere greets its guests with a page of their own. */
const isSomewhere = ({ coordenadas }: RawDocument) => typeof coordenadas === 'object' && coordenadas !== null

const own = 'solo-de-eventos'

/** A category that no listing has, and an event in it. */
function fileEventApart(all: Collections, random: Random): string | null {
  const added = add('categorias', () => ({ id: own, slug: own }))(all, random)
  const filed = change('experiencias', () => ({ categorias: [own] }), isEvent)(all, random)
  return added && filed && `${added}; ${filed}`
}

/** Between them they change every part of what pages show without the others: a part that is overlooked is found by one of them. They come first. */
export const coveringEdits: Edit[] = [
  change('partners', ({ tipoColaborador }) => ({
    tipoColaborador: tipoColaborador === 'rentacar' ? 'other' : 'rentacar'
  })),
  change('experiencias', (_, random) => ({ provincias: some(codes, random) }), isEvent),
  change('experiencias', () => ({ ocultar: true }), isListed),
  add('experiencias', () => ({ categorias: [], slug: `sin-categoria-${number()}`, vip: false }), isListed),
  add(
    'experiencias',
    () => ({ categorias: [], horarios: [], slug: `${byArrangement}${number()}`, vip: false }),
    isListed
  ),
  change('experiencias', () => ({ ocultarTipoPartner: ['other'] }), isByArrangement),
  change(
    'experiencias',
    () => ({ precios: [{ nombre: text('Tarifa'), precios: { adulto: 9000 + number() } }] }),
    isByArrangement
  ),
  change('experiencias', ({ vip }) => ({ vip: vip !== true }), isListed),
  change('experiencias', () => ({ orden: number() % 40 }), isListed),
  change('experiencias', () => ({ actualizado: days(0) }), isListed),
  change('experiencias', ({ motivo }) => ({ motivo: motivo === 'lince' ? 'ciervo' : 'lince' }), isListed),
  change('experiencias', () => ({ municipio: `Pueblo ${number()}` }), isListed),
  change('experiencias', (_, random) => ({ coordenadas: { lat: 36.5 + random(), lng: -6 + 2 * random() } })),
  change(
    'experiencias',
    (_, __, { experiencias }) => ({ metas: idsOf(experiencias.filter(isDestination)) }),
    isListed
  ),
  change('experiencias', () => ({ nombre: text('Pueblo') }), isDestination),
  change(
    'experiencias',
    (_, __, { experiencias }) => ({ metas: idsOf(experiencias.filter(isDestination)) }),
    isEvent
  ),
  change('experiencias', () => ({ nombre: text('Otro día') }), isEvent),
  fileEventApart,
  change(
    'categorias',
    () => ({ motivo: 'flamenco' }),
    ({ id }) => id === own
  ),
  change(
    'categorias',
    () => ({ nombre: text('Categoría') }),
    ({ id }, all) => isUsedIn('categorias', id, all)
  ),
  change(
    'categorias',
    () => ({ slug: `categoria-${number()}` }),
    ({ id }, all) => isUsedIn('categorias', id, all)
  ),
  change(
    'provincias',
    () => ({ text: text('Provincia') }),
    ({ codigo }, all) => isUsedIn('provincias', codigo, all)
  ),
  change('experiencias', ({ nombre }, random) => ({ nombre: inOneLanguage(nombre, random) }), isListed),
  change('experiencias', ({ descripcion }, random) => ({ descripcion: inOneLanguage(descripcion, random) })),
  change(
    'categorias',
    ({ nombre }, random) => ({ nombre: inOneLanguage(nombre, random) }),
    ({ id }, all) => isUsedIn('categorias', id, all)
  ),
  change(
    'empresas',
    () => ({ nombre: `Empresa ${number()}` }),
    ({ id }, { experiencias }) => experiencias.filter(isListed).some(({ empresa }) => empresa === id)
  ),
  change(
    'comentarios',
    () => ({ opinion: `Otra opinión ${number()}` }),
    ({ publicado }) => publicado === true
  ),
  change('preguntas', () => ({ respuesta: text('<p>Respuesta</p>') })),
  change('partners', () => ({ enlaceNombre: text('Planes') })),
  change('partners', () => ({ enlaces: [{ enlace: `/malaga/experiencias/listado/${number()}` }] })),
  change('partners', () => ({ nombre: `Colaborador ${number()}` })),
  change('partners', () => ({ nombreCorto: `C${number()}` })),
  change('partners', () => ({ municipio: `Pueblo ${number()}` }), isSomewhere),
  change('partners', (_, random, all) => ({ coordenadas: placeOfAny(all, random) }), isSomewhere),
  change('partners', ({ saludo }) => ({ saludo: saludo === false }), isSomewhere),
  change(
    'configuracion',
    () => ({ almeria: picture(), malaga: picture(), sevilla: picture() }),
    ({ id }) => id === 'imagenesProvincias'
  ),
  changeEach('experiencias', () => ({ motivo: 'lince' }), isListed),
  changeEach('experiencias', () => ({ municipio: `Pueblo ${number()}` }), isLaterEvent),
  everyTextIn('es'),
  everyTextIn('en'),
  otherForecast,
  switchWeather,
  switchWeather,
  otherForecast,
  ...photoEdits,
  change(
    'experiencias',
    () => ({ precios: [{ nombre: text('Tarifa'), precios: { adulto: 9000 + number() } }] }),
    isInMeta
  )
]

/** A house stands where something can be done, so that something is near it. */
function placeOfAny({ experiencias }: Collections, random: Random): unknown {
  const places = experiencias.filter(each => isListed(each) && isSomewhere(each))
  return pick(places, random)?.coordenadas
}

function picture(): string {
  return `/provincias/${number()}.webp`
}

function idsOf(documents: RawDocument[]): string[] {
  return documents.map(({ id }) => id)
}
