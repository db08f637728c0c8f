/** The motifs a category can have: `motivo` in its document. */
export const motifs = [
  'arcos',
  'aves',
  'banos',
  'barco',
  'barricas',
  'bicicleta',
  'caballo',
  'cueva',
  'estrellas',
  'guitarra',
  'mercado',
  'museo',
  'ola',
  'olivar',
  'parque',
  'pueblo',
  'sierra',
  'torno'
] as const
export type Motif = (typeof motifs)[number]

/** Pictures of pages that are no category: a province, an event, nothing found, no such page, no connection. */
export const scenes = ['cover', 'fiesta', 'vacio', 'perdido', 'offline'] as const
export type Scene = (typeof scenes)[number]

export function isMotif(name: string): name is Motif {
  return motifs.some(motif => motif === name)
}

/** The motif a category names; one that is not drawn, or none, is a white village. */
export function motifOr(name: string | null): Motif {
  return name !== null && isMotif(name) ? name : 'pueblo'
}
