import type { Light } from './light.ts'

/** Traits of a composition that need no look at its drawings. Its folder in `art` has its name. */
export interface Traits {
  /** A room, a thing or a place from near or from above, or a wide view. Only a wide view has a sun. */
  view: 'room' | 'close' | 'vista'
  /** The light it is shown in: its own at an hour, else that of the hour. */
  lightAt?: (hour: Light) => Light
  /** A real building or a written word is never mirrored. */
  isFixed?: true
}

const close = { view: 'close' } as const
const vista = { view: 'vista' } as const
/** There are no stars at noon. */
const night = { lightAt: (): Light => 'night', view: 'vista' } as const
const dusk = {
  lightAt: (hour: Light): Light => (hour === 'night' ? hour : 'evening'),
  view: 'vista'
} as const
/** Rooms are lit at night: what happens indoors keeps its warm colours. */
const room = { lightAt: (hour: Light): Light => (hour === 'night' ? 'evening' : hour), view: 'room' } as const

function fixed<Kind extends Traits>(traits: Kind): Kind & { isFixed: true } {
  return { ...traits, isFixed: true }
}

export const compositions = {
  abanico: close,
  acampada: night,
  aceite: room,
  acueducto: fixed(vista),
  'agujas-hierro': vista,
  alberca: vista,
  anfiteatro: close,
  'arco-herradura': vista,
  arroyo: vista,
  'arte-contemporaneo': room,
  azulejo: fixed(room),
  baile: room,
  ballenas: vista,
  banda: close,
  'bano-bosque': close,
  'banos-arabes': room,
  'bar-tapas': room,
  barcas: vista,
  'barco-rio': fixed(vista),
  barranquismo: close,
  'bici-camino': vista,
  'bici-flamencos': vista,
  bicicleta: close,
  bodega: room,
  'bodega-cata': room,
  bodegon: room,
  buceo: close,
  buitre: close,
  caballo: close,
  'caballo-castanar': close,
  'caballo-pinar': vista,
  'caballo-playa': vista,
  'caballo-tajo': fixed(vista),
  caballos: close,
  cala: close,
  calleja: close,
  callejuela: vista,
  campanario: close,
  cantaro: room,
  cante: room,
  carabela: vista,
  carabelas: vista,
  'casa-cueva': close,
  'casa-museo': room,
  'casas-cueva': vista,
  cascada: close,
  castillo: fixed(vista),
  'castillo-arena': close,
  'cata-vino': room,
  catedral: fixed(vista),
  ceramica: room,
  ciervo: vista,
  ciguenas: vista,
  'coche-caballos': fixed(vista),
  cocina: room,
  cometa: vista,
  'cometas-mar': vista,
  convento: fixed(close),
  cuero: room,
  cueva: room,
  'cueva-mar': close,
  cumbre: vista,
  deportes: close,
  desfiladero: vista,
  desierto: vista,
  dolmen: vista,
  doma: close,
  dunas: vista,
  ermita: fixed(vista),
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
  gabinete: room,
  globo: vista,
  globos: vista,
  golf: close,
  'golf-hoyo': close,
  guitarra: close,
  hamacas: close,
  'hammam-arcos': room,
  'hammam-cupula': room,
  'hammam-vapor': room,
  'horno-pan': room,
  iglesia: fixed(room),
  jamon: room,
  jardin: fixed(vista),
  kayak: vista,
  'kayak-lago': vista,
  'kayak-mar': vista,
  'kayak-rio': fixed(close),
  kitesurf: close,
  lancha: close,
  lince: close,
  literatura: room,
  'mapa-ruta': close,
  'marea-baja': close,
  mariposa: close,
  'mercado-puestos': room,
  'mesa-tapas': room,
  mezquita: fixed(room),
  mina: fixed(vista),
  mirador: vista,
  muralla: close,
  'museo-arqueologia': fixed(room),
  'museo-ciencia': room,
  'museo-etnografico': room,
  'museo-fachada': close,
  'museo-naval': fixed(room),
  'museo-pintura': room,
  'museo-vitrina': room,
  nieve: vista,
  noria: vista,
  observatorio: night,
  oeste: vista,
  ola: vista,
  olivar: vista,
  olivos: vista,
  'paddle-surf': close,
  palacio: fixed(room),
  parapente: vista,
  pasarela: fixed(close),
  'patio-arcos': vista,
  'patio-baile': room,
  'patio-flamenco': close,
  'patio-flores': close,
  pesca: close,
  piscina: close,
  playa: close,
  prismaticos: close,
  'pueblo-blanco': vista,
  'pueblo-roca': close,
  puente: fixed(vista),
  'puerta-palacio': close,
  puerto: vista,
  puestos: vista,
  quad: close,
  queso: room,
  'rama-olivo': vista,
  rapaces: vista,
  reposteria: room,
  retablo: room,
  rupestre: close,
  ruta: fixed(close),
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
  'teatro-romano': fixed(vista),
  telar: room,
  telescopio: night,
  'templo-romano': fixed(close),
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
  yoga: vista,
  zambra: room
} as const satisfies Record<string, Traits>

export type Composition = keyof typeof compositions

export const compositionNames: Composition[] = Object.keys(compositions).filter(isComposition).toSorted()

export function isComposition(name: string): name is Composition {
  return Object.hasOwn(compositions, name)
}

export function traitsOf(composition: Composition): Traits {
  return compositions[composition]
}

/** The light in which a composition shows an hour. */
export function lightIn(composition: Composition, hour: Light): Light {
  return traitsOf(composition).lightAt?.(hour) ?? hour
}
