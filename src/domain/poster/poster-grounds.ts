import { type Composition, lightIn } from '#domain/catalogue/compositions.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { colourwayCount, type Inks, inksOf } from './inks.ts'

type Ground = keyof Inks

/** The ink that covers most of a composition, where it is not the sky. A test looks at all of them. */
const grounds: Partial<Record<Composition, Ground>> = {
  aceite: 'leaf',
  acueducto: 'far',
  alberca: 'leaf',
  anfiteatro: 'leaf',
  'arco-herradura': 'land',
  'arte-contemporaneo': 'light',
  azulejo: 'light',
  baile: 'accent',
  'bano-bosque': 'deep',
  'bar-tapas': 'mid',
  barranquismo: 'wood',
  bodega: 'deep',
  'bodega-cata': 'shade',
  bodegon: 'haze',
  buceo: 'wave',
  buitre: 'land',
  cala: 'bush',
  calleja: 'light',
  callejuela: 'shade',
  cantaro: 'mid',
  cante: 'mid',
  cascada: 'wood',
  ciervo: 'haze',
  cocina: 'leaf',
  cuero: 'shade',
  cueva: 'deep',
  'cueva-mar': 'wood',
  desfiladero: 'mid',
  dolmen: 'deep',
  ermita: 'leaf',
  escalada: 'land',
  'escape-room': 'wood',
  esculturas: 'wave',
  flamencos: 'water',
  'flamencos-laguna': 'water',
  'hammam-arcos': 'land',
  'hammam-cupula': 'mid',
  'hammam-vapor': 'deep',
  'horno-pan': 'mid',
  iglesia: 'shade',
  jamon: 'bush',
  jardin: 'bush',
  'kayak-lago': 'water',
  'kayak-mar': 'water',
  'kayak-rio': 'shade',
  lince: 'leaf',
  literatura: 'ridge',
  'marea-baja': 'wood',
  'mercado-puestos': 'ridge',
  mezquita: 'bush',
  'museo-arqueologia': 'mid',
  'museo-ciencia': 'mid',
  'museo-etnografico': 'light',
  'museo-pintura': 'leaf',
  'paddle-surf': 'water',
  palacio: 'mid',
  pasarela: 'shade',
  'patio-arcos': 'wood',
  'patio-flores': 'light',
  playa: 'water',
  prismaticos: 'deep',
  'pueblo-roca': 'land',
  puente: 'deep',
  puestos: 'mid',
  queso: 'deep',
  reposteria: 'light',
  rupestre: 'halo',
  'sala-museo': 'land',
  snorkel: 'water',
  surf: 'wave',
  taberna: 'bush',
  tablao: 'bush',
  'taller-guitarra': 'wood',
  taracea: 'bush',
  teatro: 'accent',
  telar: 'wood',
  torno: 'sun',
  'via-verde': 'haze',
  vinedo: 'land',
  yoga: 'halo'
}

export function groundOf(composition: Composition): Ground {
  return grounds[composition] ?? 'sky'
}

const known = new Map<string, readonly string[]>()

/** The main colour of a composition in each colourway of a province. */
export function mainColours(
  composition: Composition,
  province: ProvinceSlug,
  hour: TimeOfDay
): readonly string[] {
  const [ground, light] = [groundOf(composition), lightIn(composition, hour)]
  const key = `${ground} ${province} ${light}`
  const before = known.get(key)
  if (before) return before
  const colours = Array.from(
    { length: colourwayCount },
    (_, colourway) => inksOf(province, light, colourway)[ground]
  )
  known.set(key, colours)
  return colours
}
