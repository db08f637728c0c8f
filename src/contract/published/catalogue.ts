import { z } from 'zod'

import { languages } from '#domain/text/locale.ts'
import { ownProvinces } from '#domain/place/province.ts'
import { catalogueLicence, settings } from '#settings.ts'

import { changes, moment, schemaAddress } from './catalogue-changes.ts'

const texts = z
  .partialRecord(z.enum(languages), z.string().min(1))
  .describe('Un texto en los idiomas en que está escrito')
const euros = z.number().min(0).describe('Euros, precio final, IVA incluido; 0 es gratis')

const price = z.object({
  nombre: texts.nullable(),
  hastaEdad: z
    .record(z.string(), z.int())
    .optional()
    .describe('Hasta qué edad vale una tarifa; quien es mayor paga la siguiente'),
  precios: z.record(z.string(), euros).describe('Por quién: adulto, nino, persona, grupo...')
})

const schedule = z.object({
  abre: z.string().optional(),
  cierra: z.string().optional(),
  dias: z.array(z.int().min(1).max(7)).describe('1 es lunes'),
  inicios: z.array(z.string()).optional(),
  temporada: z.object({ desde: z.string(), hasta: z.string() }).nullable().describe('MM-DD, ambos incluidos')
})

const access = z
  .object({
    carritoBebe: z.boolean().nullable(),
    perros: z.boolean().nullable(),
    silla: z.boolean().nullable(),
    sinEscalones: z.boolean().nullable(),
    sombra: z.boolean().nullable()
  })
  .describe('Lo que dice la empresa; null es que no dice nada')

const publishedExperience = z.object({
  accesibilidad: access,
  actualizado: moment.nullable(),
  cancelacionHoras: z.number().nullable().describe('Cancelación gratuita hasta tantas horas antes'),
  categorias: z.array(z.string()),
  coordenadas: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  descripcion: texts.nullable().describe('Html sencillo'),
  descripcionRelevante: texts.nullable(),
  destacada: z.boolean().describe('Posición destacada'),
  direccion: z.string().nullable(),
  duracionMinutos: z.int().nullable(),
  edadMaxima: z.int().nullable().describe('Nadie mayor puede participar; en años'),
  edadMinima: z.int().nullable().describe('Nadie más joven puede participar; en años'),
  empresa: z.object({ id: z.string(), nombre: z.string() }).nullable(),
  fecha: moment.nullable(),
  fechaFin: moment.nullable(),
  horarios: z.array(schedule),
  id: z.string(),
  idiomas: z.array(z.string()),
  incluye: z.array(texts),
  municipio: z.string().nullable(),
  noIncluye: z.array(texts),
  nombre: texts,
  pasos: z.array(texts).describe('Del encuentro al final'),
  precioAdulto: euros
    .nullable()
    .describe(
      'Lo que paga un adulto, como dice la página; sin él, lo que se paga por todos, o el precio más bajo'
    ),
  precioDesde: euros.nullable().describe('Sin precio publicado: null'),
  precios: z.array(price),
  provincias: z.array(z.enum(ownProvinces)),
  puntoEncuentro: texts.nullable(),
  url: z.url()
})

export type PublishedExperience = z.input<typeof publishedExperience>

const index = z.object({
  $schema: schemaAddress,
  atribucion: z.string().describe('Lo que se pone junto a lo que se toma de aquí'),
  avisos: z
    .object({ calendarios: z.array(z.string()), novedades: z.array(z.string()) })
    .describe('De qué hay avisos: /novedades/{idioma}/{aviso}.xml, y .ics para las citas'),
  cambios: z.url().describe('Lo que ha cambiado y lo que ya no está'),
  experiencias: z.int().min(0),
  idiomas: z.array(z.enum(languages)),
  licencia: z.url().describe('De los datos; los carteles y las fotografías quedan fuera'),
  listas: z
    .object({ categorias: z.array(z.url()), dias: z.array(z.url()), provincias: z.array(z.url()) })
    .describe('Lo mismo por provincia, por categoría y por día de la semana'),
  moneda: z.literal('EUR'),
  octo: z.array(z.url()).describe('Lo mismo con la forma de OCTO, parte por parte'),
  partes: z.array(z.object({ actualizado: moment.nullable(), experiencias: z.int().min(1), url: z.url() })),
  sitio: z.url()
})

const part = z.object({ $schema: schemaAddress, experiencias: z.array(publishedExperience) })

const list = z.object({
  $schema: schemaAddress,
  experiencias: z.array(
    z.object({ id: z.string(), parte: z.url().describe('Dónde está entera'), url: z.url() })
  ),
  lista: z.string()
})

/** An experience in a list: its id, and the address of its full data. */
export type PublishedList = z.input<typeof list>

export type PublishedIndex = z.input<typeof index>
export type PublishedPart = z.input<typeof part>

/** A part of the catalogue, as the index names it. */
interface NamedPart {
  url: string
  count: number
  updated: string | null
}

/** Further addresses that the index lists. */
interface Beside {
  /** Topics with calendars and news, as their addresses name them. */
  calendars: string[]
  changes: string
  lists: Record<'categories' | 'days' | 'provinces', string[]>
  news: string[]
  octo: string[]
}

export function encodeIndex(
  schema: string,
  parts: NamedPart[],
  { calendars, changes: changesAddress, lists, news, octo }: Beside
): PublishedIndex {
  return {
    $schema: schema,
    atribucion: `${settings.name}, ${settings.site}`,
    avisos: { calendarios: calendars, novedades: news },
    cambios: changesAddress,
    experiencias: parts.reduce((sum, { count }) => sum + count, 0),
    idiomas: [...languages],
    licencia: catalogueLicence,
    listas: { categorias: lists.categories, dias: lists.days, provincias: lists.provinces },
    moneda: 'EUR',
    octo,
    partes: parts.map(({ count, updated, url }) => ({ actualizado: updated, experiencias: count, url })),
    sitio: settings.site
  }
}

export function encodePart(schema: string, experiences: PublishedExperience[]): PublishedPart {
  return { $schema: schema, experiencias: experiences }
}

export function encodeList(
  schema: string,
  name: string,
  items: readonly { id: string; part: string; url: string }[]
): PublishedList {
  return {
    $schema: schema,
    experiencias: items.map(({ id, part: parte, url }) => ({ id, parte, url })),
    lista: name
  }
}

/** The addresses of the lists, as a reader of the index finds them. */
export function listsIn(content: unknown): string[] {
  const read = index.safeParse(content)
  return read.success ? Object.values(read.data.listas).flat() : []
}

/** Which experiences a list has, and in which part each stands. */
export function listedIn(content: unknown): { id: string; part: string; url: string }[] {
  const read = list.safeParse(content)
  return read.success ? read.data.experiencias.map(({ id, parte, url }) => ({ id, part: parte, url })) : []
}

/** The addresses of the parts, as a reader of the index finds them; none when it is no index. */
export function partsIn(content: unknown): string[] {
  const read = index.safeParse(content)
  return read.success ? read.data.partes.map(({ url }) => url) : []
}

/** Where each experience of a part is, what an adult pays, and whether it is put before others. */
export function experiencesIn(
  content: unknown
): { url: string; adultEuros: number | null; isFeatured: boolean }[] {
  const read = part.safeParse(content)
  if (!read.success) return []
  return read.data.experiencias.map(({ destacada, precioAdulto, url }) => ({
    adultEuros: precioAdulto,
    isFeatured: destacada,
    url
  }))
}

let schema: object | null = null

/** The JSON schema of all these files, drawn once from what the encoders are typed with: every publication asks for it. */
export function catalogueSchema(): object {
  schema ??= { ...z.toJSONSchema(z.union([index, part, list, changes])), title: 'Catálogo de experiencias' }
  return schema
}
