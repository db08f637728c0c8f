import type { RawDocument } from '#contract/reading/snapshot.ts'
import type { Collections } from '../database/documents.ts'

/** A small catalogue with something of everything: metas and events among its experiences. */
export function fewExperiences(collections: Collections, count: number): Collections {
  const { experiencias } = collections
  const isRare = ({ evento, metaExp, ocultar }: RawDocument) =>
    evento === true || metaExp === true || ocultar === true
  const rare = experiencias.filter(isRare)
  const usual = experiencias.filter(document => !isRare(document))
  const half = Math.floor(count / 2)
  const kept = [...rare.filter((_, index) => index % Math.ceil(rare.length / half) === 0), ...usual].slice(
    0,
    count
  )
  const ids = new Set(kept.map(({ id }) => id))
  return {
    ...collections,
    comentarios: collections.comentarios.filter(({ experiencia }) => ids.has(String(experiencia))),
    experiencias: kept
  }
}
