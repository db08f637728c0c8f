import type { Composition } from 'posters/compositions'
import { isMotifName, motifCompositions, type MotifName } from '#domain/poster/motif-compositions.ts'

export type Motif = MotifName

/** The motifs a category can have: `motivo` in its document. */
export const motifs = Object.keys(motifCompositions).filter(isMotifName)

/** Pictures of pages that are no experience: a province, nothing found, no such page, no connection. */
export const scenes = ['cover', 'vacio', 'perdido', 'offline'] as const
export type Scene = (typeof scenes)[number]

export function isScene(name: Composition | Scene): name is Scene {
  return scenes.some(scene => scene === name)
}

/** The motif a category names; one that is not drawn, or none, is a white village. */
export function motifOr(name: string | null): Motif {
  return isMotifName(name) ? name : 'pueblo'
}

/** The composition that stands for a category, in its mark and on its sharing picture. */
export function leadingComposition(motif: string | null): Composition {
  return motifCompositions[motifOr(motif)][0]
}
