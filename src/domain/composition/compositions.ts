import type { TimeOfDay } from '#domain/time/schedule.ts'
import { roomCompositions } from './room-compositions.ts'

/** What is known of a composition without drawing it. */
export interface Traits {
  /** A room, a thing or a place from near or from above, or a wide view. Only a wide view has a sun. */
  view: 'room' | 'close' | 'vista'
  /** The light it is shown in: its own at an hour, else that of the hour. */
  lightAt?: (hour: TimeOfDay) => TimeOfDay
}

const close = { view: 'close' } as const
const vista = { view: 'vista' } as const
/** There are no stars at noon. */
const night = { lightAt: (): TimeOfDay => 'night', view: 'vista' } as const
const dusk = { lightAt: lateAt, view: 'vista' } as const

export const compositions = {
  ...roomCompositions,
  abanico: close,
  acampada: night,
  acueducto: vista,
  alberca: vista,
  anfiteatro: close,
  'arco-herradura': vista,
  arroyo: vista,
  ballenas: vista,
  banda: close,
  'bano-bosque': close,
  barcas: vista,
  'barco-rio': vista,
  barranquismo: close,
  'bici-camino': vista,
  bicicleta: close,
  buceo: close,
  buitre: close,
  caballo: close,
  caballos: close,
  cala: close,
  calleja: close,
  callejuela: vista,
  campanario: close,
  carabela: vista,
  carabelas: vista,
  'casa-cueva': close,
  'casas-cueva': vista,
  cascada: close,
  castillo: vista,
  'castillo-arena': close,
  catedral: vista,
  ciervo: vista,
  ciguenas: vista,
  'coche-caballos': vista,
  cometa: vista,
  'cometas-mar': vista,
  convento: close,
  'cueva-mar': close,
  cumbre: vista,
  deportes: close,
  desfiladero: vista,
  desierto: vista,
  dolmen: vista,
  doma: close,
  dunas: vista,
  ermita: vista,
  escalada: close,
  estadio: close,
  estrellas: night,
  faro: vista,
  farolillos: vista,
  ferry: vista,
  flamencos: close,
  'flamencos-laguna': vista,
  'flamencos-vuelo': vista,
  fuegos: night,
  globo: vista,
  globos: vista,
  golf: close,
  'golf-hoyo': close,
  guitarra: close,
  hamacas: close,
  jardin: vista,
  kayak: vista,
  'kayak-lago': vista,
  'kayak-mar': vista,
  'kayak-rio': close,
  kitesurf: close,
  lancha: close,
  lince: close,
  'mapa-ruta': close,
  'marea-baja': close,
  mariposa: close,
  mina: vista,
  mirador: vista,
  muralla: close,
  'museo-fachada': close,
  nieve: vista,
  noria: vista,
  observatorio: night,
  oeste: vista,
  ola: vista,
  olivar: vista,
  olivos: vista,
  'paddle-surf': close,
  parapente: vista,
  pasarela: close,
  'patio-arcos': vista,
  'patio-flamenco': close,
  'patio-flores': close,
  pesca: close,
  piscina: close,
  playa: close,
  'puerta-palacio': close,
  prismaticos: close,
  'pueblo-blanco': vista,
  'pueblo-roca': close,
  puente: vista,
  puerto: vista,
  puestos: vista,
  quad: close,
  'rama-olivo': vista,
  rupestre: close,
  ruta: close,
  salinas: vista,
  senderistas: vista,
  snorkel: close,
  surf: vista,
  tablas: vista,
  tajo: vista,
  'teatro-romano': vista,
  telescopio: night,
  'templo-romano': close,
  terraza: dusk,
  todoterreno: vista,
  torcal: vista,
  'torre-vigia': vista,
  tren: close,
  vela: vista,
  velero: vista,
  'via-ferrata': vista,
  'via-lactea': night,
  'via-verde': vista,
  vinas: vista,
  vinedo: vista,
  yoga: vista
} as const satisfies Record<string, Traits>

export type Composition = keyof typeof compositions

export function isComposition(name: string): name is Composition {
  return Object.hasOwn(compositions, name)
}

export function traitsOf(composition: Composition): Traits {
  return compositions[composition]
}

/** The light in which a composition shows an hour. */
export function lightIn(composition: Composition, hour: TimeOfDay): TimeOfDay {
  return traitsOf(composition).lightAt?.(hour) ?? hour
}

function lateAt(hour: TimeOfDay): TimeOfDay {
  return hour === 'night' ? hour : 'evening'
}
