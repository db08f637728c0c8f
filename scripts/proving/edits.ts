import type { CollectionName, RawDocument } from '#contract/snapshot.ts'
import type { Collections } from '../database/documents.ts'

/** Draws numbers from 0 to 1. */
export type Random = () => number

/** What an editor might do. Says what it did; null when there is nothing to do it with. */
export type Edit = (collections: Collections, random: Random) => string | null

let made = 0

/** An own text each time, so that an edit is never the state of before. */
function text(what: string): Record<string, string> {
  made += 1
  return {
    de: `${what} ${made} (de)`,
    en: `${what} ${made} (en)`,
    es: `${what} ${made}`,
    fr: `${what} ${made} (fr)`
  }
}

function number(): number {
  made += 1
  return made
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

/** Changes some fields of any document of a collection. */
function change(
  name: CollectionName,
  fields: (document: RawDocument, random: Random, all: Collections) => Record<string, unknown>,
  isMeant: (document: RawDocument) => boolean = () => true
): Edit {
  return (all, random) => {
    const document = pick(all[name].filter(isMeant), random)
    if (document === undefined) return null
    const changes = fields(document, random, all)
    all[name][all[name].indexOf(document)] = Object.freeze({ ...document, ...changes })
    return `${name}/${document.id}: ${Object.keys(changes).join(', ')}`
  }
}

function add(name: CollectionName, fields: () => Record<string, unknown>): Edit {
  return (all, random) => {
    const model = pick(all[name], random)
    if (model === undefined) return null
    const document = Object.freeze({ ...model, ...fields(), id: `nuevo-${number()}` })
    all[name].splice(Math.floor(random() * all[name].length), 0, document)
    return `${name}/${document.id}: new, like ${model.id}`
  }
}

function remove(name: CollectionName): Edit {
  return (all, random) => {
    const document = pick(all[name], random)
    if (document === undefined || all[name].length < 2) return null
    all[name].splice(all[name].indexOf(document), 1)
    return `${name}/${document.id}: gone`
  }
}

const codes = ['04', '11', '14', '18', '21', '23', '29', '41']
const isEvent = ({ evento }: RawDocument) => evento === true
const isMeta = ({ metaExp }: RawDocument) => metaExp === true

function some(items: string[], random: Random): string[] {
  return items.filter(() => random() < 0.3)
}

function days(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString()
}

const experiences: Edit[] = [
  change('experiencias', () => ({ nombre: text('Nombre') })),
  change('experiencias', () => ({ nombre: 'Solo en español' })),
  change('experiencias', () => ({ descripcion: text('<p>Descripción</p>') })),
  change('experiencias', () => ({ descripcionRelevante: text('Lo que la hace especial, en una línea') })),
  change('experiencias', ({ ocultar }) => ({ ocultar: ocultar !== true })),
  change('experiencias', ({ vip }) => ({ vip: vip !== true })),
  change('experiencias', ({ borrador }) => ({ borrador: borrador !== true })),
  change('experiencias', (_, random) => ({ provincias: some(codes, random) })),
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
  change('experiencias', () => ({ orden: number() % 40 })),
  change('experiencias', () => ({ slug: `otra-direccion-${number()}` })),
  change('experiencias', () => ({ actualizado: days(-(number() % 90)) })),
  change('experiencias', (_, random) => ({ coordenadas: { lat: 36.5 + random(), lng: -6 + 2 * random() } })),
  change('experiencias', (_, random, { empresas }) => ({ empresa: pick(empresas, random)?.id })),
  change('experiencias', (_, random, all) => ({
    metas: all.experiencias
      .filter(isMeta)
      .slice(0, Math.ceil(2 * random()))
      .map(({ id }) => id)
  })),
  change('experiencias', () => ({ fecha: days(number() % 60), fechaFin: null }), isEvent),
  change('experiencias', () => ({ meta: { menu: true, menuNombre: text('Pueblo') } }), isMeta),
  change('experiencias', () => ({ ocultarTipoPartner: ['rentacar'] })),
  change('experiencias', () => ({ nombre: 7 })),
  change('experiencias', () => ({ codigoInterno: number() })),
  add('experiencias', () => ({ nombre: text('Nueva'), slug: `nueva-${number()}` })),
  add('experiencias', () => ({ nombre: text('Del mismo nombre') })),
  remove('experiencias')
]

const others: Edit[] = [
  change('categorias', () => ({ nombre: text('Categoría') })),
  change('categorias', () => ({ descripcion: text('Lo que hay en ella') })),
  change('categorias', () => ({ orden: number() % 20 })),
  change('categorias', () => ({ slug: `categoria-${number()}` })),
  add('categorias', () => ({ nombre: text('Otra categoría'), slug: `otra-categoria-${number()}` })),
  remove('categorias'),
  change('empresas', () => ({ nombre: `Empresa ${number()}` })),
  change('empresas', () => ({ telefono: `+34 600 000 ${100 + (number() % 900)}` })),
  add('empresas', () => ({ nombre: `Empresa nueva ${number()}` })),
  remove('empresas'),
  change('preguntas', () => ({ respuesta: text('<p>Respuesta</p>') })),
  change('preguntas', () => ({ orden: number() % 20 })),
  add('preguntas', () => ({ pregunta: text('¿Y ahora?'), slug: `pregunta-${number()}` })),
  remove('preguntas'),
  change('partners', () => ({ nombre: `Colaborador ${number()}`, nombreCorto: `C${number()}` })),
  change('partners', (_, random) => ({
    tipoColaborador: pick(['rentacar', 'viviendas-turisticas', 'other'], random)
  })),
  add('partners', () => ({ nombre: `Colaborador nuevo ${number()}` })),
  remove('partners'),
  change('provincias', () => ({ text: text('Provincia') })),
  change('provincias', ({ portada }) => ({ orden: number() % 9, portada: portada !== true })),
  change(
    'configuracion',
    (_, random, { partners }) => ({ malaga: pick(partners, random)?.id }),
    ({ id }) => id === 'partnersProvincia'
  ),
  change(
    'configuracion',
    () => ({ malaga: `https://fotos.example/${number()}.jpg` }),
    ({ id }) => id === 'imagenesProvincias'
  ),
  change('comentarios', () => ({ opinion: `Otra opinión ${number()}` })),
  change('comentarios', ({ publicado }) => ({ publicado: publicado !== true })),
  add('comentarios', () => ({ opinion: `Una opinión más ${number()}`, publicado: true })),
  remove('comentarios')
]

/** Half of what editors do is done to experiences. */
export function drawEdit(random: Random): Edit {
  const kinds = random() < 0.5 ? experiences : others
  return pick(kinds, random) ?? (() => null)
}

/** Each kind once, in an order of chance. */
export function everyEdit(random: Random): Edit[] {
  return [...experiences, ...others]
    .map(edit => ({ edit, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ edit }) => edit)
}
