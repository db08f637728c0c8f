import type { TimeOfDay } from '#domain/time/schedule.ts'

/** What is known of a composition without drawing it. */
interface Traits {
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
/** Rooms are lit at night: what happens indoors keeps its warm colours. */
const room = { lightAt: lamplightAt, view: 'room' } as const

export const compositions = {
  abanico: close,
  acampada: night,
  aceite: room,
  acueducto: vista,
  alberca: vista,
  anfiteatro: close,
  'arco-herradura': vista,
  'arte-contemporaneo': room,
  azulejo: room,
  baile: room,
  ballenas: vista,
  'bano-bosque': close,
  'bar-tapas': room,
  barcas: vista,
  'barco-rio': vista,
  barranquismo: close,
  'bici-camino': vista,
  bicicleta: vista,
  bodega: room,
  'bodega-cata': room,
  bodegon: room,
  buceo: close,
  buitre: close,
  caballo: close,
  caballos: close,
  cala: close,
  calleja: close,
  callejuela: vista,
  cantaro: room,
  cante: room,
  carabela: vista,
  carabelas: vista,
  'casa-cueva': close,
  'casas-cueva': vista,
  cascada: close,
  castillo: vista,
  'cata-vino': room,
  catedral: vista,
  ceramica: room,
  ciervo: vista,
  ciguenas: vista,
  'coche-caballos': vista,
  cocina: room,
  cometa: vista,
  'cometas-mar': vista,
  convento: close,
  cuero: room,
  cueva: room,
  'cueva-mar': vista,
  cumbre: vista,
  desfiladero: vista,
  desierto: vista,
  dolmen: vista,
  doma: close,
  dunas: vista,
  ermita: vista,
  escalada: close,
  'escape-room': room,
  esculturas: room,
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
  guitarra: close,
  'hammam-arcos': room,
  'hammam-cupula': room,
  'hammam-vapor': room,
  'horno-pan': room,
  iglesia: room,
  jamon: room,
  jardin: vista,
  kayak: vista,
  'kayak-lago': vista,
  'kayak-mar': vista,
  'kayak-rio': close,
  kitesurf: close,
  lancha: close,
  lince: close,
  literatura: room,
  'marea-baja': close,
  'mercado-puestos': room,
  'mesa-tapas': room,
  mezquita: room,
  mina: vista,
  mirador: vista,
  'museo-arqueologia': room,
  'museo-ciencia': room,
  'museo-etnografico': room,
  'museo-fachada': vista,
  'museo-pintura': room,
  nieve: vista,
  noria: vista,
  observatorio: night,
  oeste: vista,
  ola: vista,
  olivar: vista,
  olivos: vista,
  'paddle-surf': close,
  palacio: room,
  parapente: vista,
  pasarela: close,
  'patio-arcos': vista,
  'patio-flamenco': close,
  'patio-flores': close,
  pesca: close,
  piscina: close,
  playa: close,
  prismaticos: close,
  'pueblo-blanco': vista,
  'pueblo-roca': close,
  puente: vista,
  puerto: vista,
  puestos: vista,
  quad: close,
  queso: room,
  'rama-olivo': vista,
  reposteria: room,
  rupestre: close,
  ruta: close,
  'sala-museo': room,
  salinas: vista,
  senderistas: vista,
  snorkel: close,
  surf: vista,
  taberna: room,
  tablao: room,
  tablas: vista,
  tajo: vista,
  'taller-guitarra': room,
  taracea: room,
  teatro: room,
  'teatro-romano': vista,
  telar: room,
  telescopio: night,
  'templo-romano': close,
  terraza: dusk,
  todoterreno: vista,
  torcal: vista,
  torno: room,
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

function lamplightAt(hour: TimeOfDay): TimeOfDay {
  return hour === 'night' ? 'evening' : hour
}

function lateAt(hour: TimeOfDay): TimeOfDay {
  return hour === 'night' ? hour : 'evening'
}
