import { z } from 'zod'

import { bookingFields } from '#contract/fields/booking.ts'
import {
  address,
  amount,
  flag,
  line,
  lines,
  list,
  localizedHtml,
  localizedLine,
  localizedName,
  plainText,
  longestName,
  requiredName,
  statedEnd,
  statedFlag,
  statedMoment,
  statedSpan,
  words
} from '#contract/fields/fields.ts'
import { images } from '#contract/fields/photo.ts'
import { coordinates } from '#contract/fields/position.ts'
import { priceFields } from '#contract/fields/price.ts'
import { schedules } from '#contract/fields/schedule.ts'

const access = z.object({
  carrito: statedFlag,
  perros: statedFlag,
  sillaRuedas: statedFlag,
  sinEscalones: statedFlag,
  sombra: statedFlag
})

const meta = z.object({
  logo: list(z.object({ url: address })),
  menu: flag,
  menuNombre: localizedName
})

/** A document of `experiencias`. Fields it does not name are left alone. */
export const experienceDocument = z.object({
  ...bookingFields,
  ...priceFields,
  accesibilidad: access.nullish(),
  actualizado: statedMoment,
  cancelacionHoras: amount(z.number().min(0).max(10_000)),
  cartelPrimero: flag,
  categorias: words,
  comoLlegar: localizedHtml,
  condicionesCancelacion: localizedHtml,
  coordenadas: coordinates,
  descripcion: localizedHtml,
  descripcionRelevante: localizedLine,
  direccion: line,
  duracionMinutos: amount(z.int().min(1).max(100_000)),
  empresa: line,
  evento: flag,
  fecha: statedSpan,
  fechaFin: statedEnd,
  horarios: schedules,
  idiomas: lines,
  imagenes: images,
  incluye: list(localizedLine),
  informacionImportante: localizedHtml,
  interior: flag,
  motivo: line,
  meta: meta.nullish(),
  metaExp: flag,
  metas: words,
  municipio: plainText(longestName),
  noIncluye: list(localizedLine),
  nombre: requiredName,
  ocultar: flag,
  ocultarTipoPartner: lines,
  orden: amount(z.number()),
  palabrasClaves: words,
  provincias: lines,
  puntoEncuentro: localizedLine,
  registroTurismo: line,
  slug: line,
  tipoFuncionamientoRentacar: flag,
  tipoFuncionamientoViviendaTuristica: flag,
  vip: flag
})

/** Nobody is misled when one of these is missing: a mistake in it takes nothing else away. */
export const advisoryFields = [
  'accesibilidad',
  'actualizado',
  'cancelacionHoras',
  'coordenadas',
  'duracionMinutos',
  'fechaFin',
  'orden',
  'palabrasClaves',
  'precioDesde',
  'registroTurismo'
] as const satisfies (keyof typeof experienceDocument.shape)[]

export type ExperienceDocument = z.output<typeof experienceDocument>
