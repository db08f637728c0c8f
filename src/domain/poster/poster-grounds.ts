import { type Composition, lightIn } from 'posters/compositions'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { type Lab, mix, toLab } from 'posters/colour'
import { colourwayCount, type Inks, inksOf } from 'posters/inks'

/** An ink, or a mixture of inks. */
type Ground = keyof Inks | ((inks: Inks) => string)

const lawn = (ink: Inks) => mix(ink.leaf, '#9ccf5a', 0.5)
const turquoise = (ink: Inks) => mix(ink.water, '#4fd6c8', 0.45)

/** Inks that cover most of a composition, where the sky does not; several where no single one does in every palette. A test looks at all of them. */
const grounds: Partial<Record<Composition, readonly Ground[]>> = {
  abanico: ['land', 'leaf'],
  aceite: ['leaf'],
  acueducto: ['far', 'shade', 'land'],
  anfiteatro: ['leaf'],
  'arco-herradura': ['land'],
  arroyo: [ink => mix(ink.leaf, ink.land, 0.35), 'leaf'],
  'arte-contemporaneo': ['lime'],
  azulejo: ['light'],
  baile: [ink => mix(ink.mid, '#ffc94d', 0.26)],
  ballenas: ['deep', 'sky'],
  'bano-bosque': ['deep'],
  'banos-arabes': [ink => mix(ink.wood, ink.deep, 0.34)],
  'bar-tapas': ['mid'],
  barcas: ['land', 'sky'],
  barranquismo: ['wood'],
  bicicleta: ['lime'],
  bodega: ['deep', 'mid'],
  'bodega-cata': [ink => mix(ink.land, ink.light, 0.6)],
  bodegon: [ink => mix(ink.deep, '#0c0a12', 0.35)],
  buceo: [ink => mix(ink.wave, '#0b2048', 0.5)],
  buitre: ['land'],
  caballo: ['land'],
  'caballo-tajo': [ink => mix(ink.wood, ink.land, 0.52)],
  caballos: ['accent', 'land', 'far'],
  cala: ['bush'],
  calleja: ['lime'],
  callejuela: ['lime'],
  campanario: ['lime'],
  cantaro: ['lime'],
  cante: ['mid'],
  'casa-museo': ['leaf'],
  cascada: ['wood'],
  'castillo-arena': [ink => mix(ink.land, ink.light, 0.45)],
  'cata-vino': ['leaf', 'mid'],
  ceramica: ['mid'],
  cestas: ['lime'],
  ciervo: ['sky', 'sun'],
  ciguenas: ['sky', 'sun'],
  cocina: ['leaf'],
  convento: ['deep', 'sky', 'land'],
  cuero: ['land', 'shade'],
  cueva: ['deep'],
  'cueva-frontal': [ink => mix(ink.deep, ink.wood, 0.18)],
  'cueva-lago': [ink => mix(ink.wood, ink.deep, 0.54)],
  'cueva-mar': [turquoise, ink => mix(ink.wood, ink.deep, 0.62)],
  deportes: ['leaf'],
  desfiladero: ['wood', 'bush', 'wave'],
  desierto: ['sky', 'sun'],
  dolmen: ['deep'],
  doma: ['far'],
  ermita: ['leaf'],
  escalada: ['land', 'shade'],
  'escape-room': ['wood'],
  esculturas: ['water'],
  estadio: ['leaf', 'sky'],
  flamencos: ['water'],
  'flamencos-laguna': ['sky', 'water'],
  'flamencos-vuelo': ['sky', 'sun'],
  gabinete: [ink => mix(ink.land, ink.light, 0.62), 'wood'],
  'golf-hoyo': [lawn, 'leaf'],
  guitarra: ['land', 'light', 'far'],
  'guitarra-claustro': [ink => mix(ink.wave, ink.deep, 0.3)],
  hamacas: ['sky', ink => mix(ink.land, ink.light, 0.3)],
  'hammam-arcos': ['water'],
  'hammam-cupula': ['water'],
  'hammam-vapor': ['wood', 'deep'],
  'horno-pan': ['mid'],
  iglesia: ['shade'],
  jamon: ['deep', 'water', 'ridge'],
  jardin: ['bush'],
  'kayak-cenital': [turquoise],
  'kayak-lago': ['water'],
  'kayak-mar': ['sky', 'water'],
  'kayak-rio': ['land', 'light', 'shade'],
  lince: ['leaf'],
  literatura: ['leaf', 'wood'],
  'mapa-ruta': ['far'],
  'marea-baja': ['wood'],
  mariposa: ['leaf'],
  'mercado-puestos': [ink => mix(ink.wood, ink.land, 0.5)],
  'mesa-tapas': ['mid', 'leaf'],
  mezquita: [ink => mix(ink.wood, ink.deep, 0.6)],
  'museo-arqueologia': ['deep', 'mid'],
  'museo-ciencia': ['mid', 'water'],
  'museo-etnografico': ['lime'],
  'museo-fachada': ['land', 'wood', 'far'],
  'museo-naval': ['mid'],
  'museo-pintura': ['leaf', 'shade'],
  'museo-vitrina': ['mid'],
  observatorio: ['light'],
  oeste: ['land', 'sky'],
  'paddle-surf': ['water'],
  palacio: ['leaf', 'mid'],
  pasarela: [ink => mix(ink.mid, ink.deep, 0.52)],
  'patio-arcos': ['deep'],
  'patio-baile': [ink => mix(ink.lime, '#ffc94d', 0.24)],
  'patio-flamenco': ['lime'],
  'patio-flores': ['lime'],
  pescaderia: [ink => mix(ink.water, ink.light, 0.62)],
  piscina: ['water'],
  playa: ['water'],
  prismaticos: ['deep'],
  'pueblo-roca': ['light', 'wood'],
  puente: ['deep'],
  'puerta-palacio': ['land', 'wood', 'far'],
  puerto: ['sky', 'wave'],
  puestos: ['accent'],
  queso: ['deep'],
  reposteria: ['lime'],
  retablo: [ink => mix(mix(ink.mid, ink.deep, 0.4), ink.light, 0.14)],
  rupestre: ['halo', 'land'],
  'sala-museo': ['mid'],
  salmorejo: [ink => mix('#97592b', ink.land, 0.16), ink => mix('#97592b', ink.sky, 0.16)],
  senderistas: ['deep', 'sky'],
  snorkel: ['water'],
  surf: ['wave'],
  taberna: ['deep', 'wave', 'bush'],
  tablao: [ink => mix(ink.accent, ink.deep, 0.55)],
  'taller-guitarra': ['wood'],
  taracea: ['deep', 'leaf', 'wood'],
  teatro: ['accent'],
  telar: ['wood'],
  tinajas: [ink => mix('#c4703f', ink.land, 0.16), ink => mix('#c4703f', ink.sky, 0.16)],
  torno: ['leaf', 'light'],
  'via-verde': ['sky', 'sun'],
  'via-verde-tunel': [ink => mix(ink.deep, '#0c0a12', 0.2)],
  vinas: ['land', 'sky'],
  vinedo: ['land', 'leaf'],
  yoga: ['halo'],
  zambra: ['lime']
}

const sky: readonly Ground[] = ['sky']

const known = new Map<string, readonly Lab[][]>()

/** The main colours of a composition in each colourway of a province. */
export function mainColours(
  composition: Composition,
  province: ProvinceSlug,
  hour: TimeOfDay
): readonly Lab[][] {
  const light = lightIn(composition, hour)
  const key = `${composition} ${province} ${light}`
  const before = known.get(key)
  if (before) return before
  const colours = Array.from({ length: colourwayCount }, (_, colourway) =>
    groundsIn(inksOf(province, light, colourway), grounds[composition] ?? sky).map(toLab)
  )
  known.set(key, colours)
  return colours
}

function groundsIn(inks: Inks, those: readonly Ground[]): string[] {
  return those.map(ground => (typeof ground === 'string' ? inks[ground] : ground(inks)))
}
