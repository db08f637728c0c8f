import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { categoriesOf } from '#catalog/model/poster-choice.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import type { Composition } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { readIn } from '#domain/text/text.ts'
import { type PosterSubjectChoice, posterSubjectOf } from '#domain/poster/poster-subject.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import type { Refusal } from '../console.ts'
import { readFolder } from '../database/files.ts'

/** An experience, what its poster shows, and why. */
export interface Explained {
  experience: Experience
  name: string
  shows: Composition
  subject: PosterSubjectChoice
}

export interface PosterCatalogue {
  kind: 'read'
  catalog: Catalog
  /** The experiences as their documents say, before a drawing is chosen. */
  documents: Experience[]
  explained: Explained[]
}

/** The posters of a folder of JSON files, such as the catalogue of the product. */
export function readPosterCatalogue(folder: string, now: Date): PosterCatalogue | Refusal {
  const read = readFolder(folder, now)
  if (read.kind === 'refused') return read
  const { content } = decodeSnapshot({
    collections: read.collections,
    moment: now.toISOString(),
    source: folder
  })
  const catalog = createCatalog(content)
  const documents = new Map(content.experiences.map(experience => [experience.id, experience]))
  const explained = catalog.experiences.flatMap(experience => {
    const document = documents.get(experience.id)
    if (document === undefined || experience.motif === null) return []
    const subject = posterSubjectOf(document, categoriesOf(document, catalog.categoryById))
    return [{ experience, name: readIn('es', experience.name).text, shows: experience.motif, subject }]
  })
  return { catalog, documents: content.experiences, explained, kind: 'read' }
}

export function inProvinces(explained: Explained[]): Explained[][] {
  return provinceSlugs.map(province =>
    explained.filter(({ experience: { provinces } }) => (provinces[0] ?? wholeRegion) === province)
  )
}
