import type { Composition } from 'posters/compositions'

/** The motifs a category can have, `motivo` in its document, and what fits an experience of which no more is known than that. */
export const motifCompositions = {
  arcos: ['arco-herradura', 'alberca', 'patio-arcos', 'castillo'],
  aves: ['prismaticos', 'ciguenas', 'flamencos-vuelo'],
  banos: ['hammam-vapor', 'hammam-arcos', 'hammam-cupula'],
  barco: ['vela', 'barcas', 'faro'],
  barricas: ['bodega', 'cata-vino', 'bodega-cata', 'vinas'],
  bicicleta: ['bicicleta', 'bici-camino', 'via-verde'],
  caballo: ['caballo', 'caballos', 'doma'],
  cueva: ['cueva', 'cueva-mar'],
  estrellas: ['estrellas', 'telescopio', 'via-lactea', 'acampada', 'observatorio'],
  guitarra: ['guitarra', 'cante', 'tablao', 'abanico', 'patio-flamenco', 'baile'],
  mercado: ['mesa-tapas', 'bar-tapas', 'taberna', 'bodegon'],
  museo: ['sala-museo', 'museo-arqueologia', 'museo-pintura', 'esculturas', 'museo-fachada'],
  ola: ['ola', 'playa', 'tablas'],
  olivar: ['olivar', 'aceite', 'olivos', 'rama-olivo'],
  parque: ['cometa', 'noria'],
  pueblo: ['pueblo-blanco', 'callejuela', 'calleja', 'patio-flores'],
  sierra: ['senderistas', 'ruta', 'cumbre'],
  torno: ['torno', 'ceramica', 'cantaro']
} as const satisfies Record<string, readonly [Composition, ...Composition[]]>

export type MotifName = keyof typeof motifCompositions

export function isMotifName(name: string | null): name is MotifName {
  return name !== null && Object.hasOwn(motifCompositions, name)
}
