import { type Composition, isComposition } from '#domain/catalogue/compositions.ts'
import type { Accessibility, EventDate, Experience, MetaMenu } from '#domain/catalogue/experience.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { provinceCodes, provinceWithCode } from '#domain/place/province-codes.ts'
import { readAddress } from '#contract/fields/address.ts'
import { readBookings } from '#contract/fields/booking.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { advisoryFields, type ExperienceDocument, experienceDocument } from './experience-document.ts'
import { readEach } from '#contract/reading/list-readers.ts'
import { readPhotos } from '#contract/fields/photo.ts'
import { readPosition } from '#contract/fields/position.ts'
import { readPriceFrom } from '#contract/fields/price.ts'
import { readSlug } from '#contract/fields/slug.ts'

const hidingModes = new Map<string, OperatingMode>([
  ['rentacar', 'rentacar'],
  ['viviendas-turisticas', 'tourist-housing'],
  ['other', 'other']
])
const guideLanguages = ['es', 'en', 'fr', 'de', 'pt', 'it', 'nl']

const unknownCode = {
  expected: `uno de: ${Object.values(provinceCodes).toSorted().join(', ')}`,
  problem: 'no es el código de una provincia'
} as const
const unknownKind = {
  expected: `uno de: ${[...hidingModes.keys()].join(', ')}`,
  problem: 'tipo de colaborador desconocido'
}
const unknownLanguage = { expected: `uno de: ${guideLanguages.join(', ')}`, problem: 'idioma desconocido' }
const unknownMotif = {
  expected: 'el nombre de una composición, en docs/posters.md',
  problem: 'no hay ningún cartel con ese nombre'
} as const
const endTooEarly = {
  expected: 'un momento posterior a «fecha»',
  problem: 'termina antes de empezar'
} as const
const noDate = {
  expected: 'el día o el momento en que empieza; o quita «evento» si se hace todo el año',
  problem: 'es un evento sin fecha: su página existe, pero no sale en la agenda ni en los listados'
} as const

export const decodeExperience = documentDecoder(
  'experiencias',
  experienceDocument,
  (doc, id, note): Experience => ({
    id,
    slug: readSlug(doc.slug, doc.nombre, id, note),
    name: doc.nombre,
    tagline: doc.descripcionRelevante,
    descriptionHtml: doc.descripcion,
    gettingThereHtml: doc.comoLlegar,
    cancellationHtml: doc.condicionesCancelacion,
    importantHtml: doc.informacionImportante,
    address: doc.direccion,
    municipality: doc.municipio,
    meetingPoint: doc.puntoEncuentro,
    position: readPosition('coordenadas', doc.coordenadas, note),
    provinces: readEach('provincias', doc.provincias, provinceWithCode, unknownCode, note),
    categoryIds: doc.categorias,
    isPosterFirst: doc.cartelPrimero,
    photos: readPhotos('imagenes', doc.imagenes, note),
    prices: doc.precios.filter(({ amounts }) => amounts.length > 0),
    priceFrom: readPriceFrom(doc.precios, doc.precioDesde, note),
    schedules: doc.horarios,
    durationMinutes: doc.duracionMinutos,
    isVip: doc.vip,
    isHidden: doc.ocultar,
    hiddenFor: readEach('ocultarTipoPartner', doc.ocultarTipoPartner, hidingMode, unknownKind, note),
    iconIn: iconModes(doc),
    isEvent: doc.evento,
    eventDate: readEventDate(doc, note),
    keywords: doc.palabrasClaves,
    bookings: readBookings(doc, note),
    isMeta: doc.metaExp,
    metaMenu: readMetaMenu(doc, note),
    metaIds: doc.metas,
    companyId: doc.empresa,
    guideLanguages: readEach('idiomas', doc.idiomas, guideLanguage, unknownLanguage, note),
    included: doc.incluye.filter(text => text !== null),
    notIncluded: doc.noIncluye.filter(text => text !== null),
    freeCancellationHours: doc.cancelacionHoras,
    accessibility: accessOf(doc),
    isIndoor: doc.interior,
    motif: readMotif(doc.motivo, note),
    colourway: null,
    tourismRegistration: doc.registroTurismo,
    rank: doc.orden,
    updated: doc.actualizado
  }),
  advisoryFields
)

function readMotif(name: string | null, note: Note): Composition | null {
  if (name === null || isComposition(name)) return name
  note('motivo', unknownMotif, name)
  return null
}

function hidingMode(kind: string): OperatingMode | null {
  return hidingModes.get(kind) ?? null
}

function guideLanguage(code: string): string | null {
  return guideLanguages.find(known => known === code) ?? null
}

function iconModes(doc: ExperienceDocument): OperatingMode[] {
  const modes: OperatingMode[] = []
  if (doc.tipoFuncionamientoViviendaTuristica) modes.push('tourist-housing')
  if (doc.tipoFuncionamientoRentacar) modes.push('rentacar')
  return modes
}

function readEventDate({ evento, fecha, fechaFin }: ExperienceDocument, note: Note): EventDate | null {
  if (!evento) return null
  if (fecha === null) {
    note('fecha', noDate, undefined)
    return null
  }
  const isBackwards = fechaFin !== null && Date.parse(fechaFin) < Date.parse(fecha.start)
  if (isBackwards) note('fechaFin', endTooEarly, fechaFin)
  return { end: isBackwards ? fecha.end : (fechaFin ?? fecha.end), start: fecha.start }
}

function readMetaMenu({ meta, metaExp }: ExperienceDocument, note: Note): MetaMenu | null {
  if (!metaExp || !meta) return null
  const logoUrl = readAddress('meta.logo.0.url', meta.logo[0]?.url ?? null, note)
  return { isInMenu: meta.menu, logoUrl, menuName: meta.menuNombre }
}

function accessOf({ accesibilidad }: ExperienceDocument): Accessibility {
  return {
    dogs: accesibilidad?.perros ?? null,
    pushchair: accesibilidad?.carrito ?? null,
    shade: accesibilidad?.sombra ?? null,
    stepFree: accesibilidad?.sinEscalones ?? null,
    wheelchair: accesibilidad?.sillaRuedas ?? null
  }
}
