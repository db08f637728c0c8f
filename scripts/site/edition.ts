import { createCatalog } from '#catalog/model/catalog.ts'
import { photoFolder, readPhotoIndex, withReadablePhotos } from '#catalog/model/photos.ts'
import type { PhotoIndex } from '#contract/published/photo-index.ts'
import { catalogFolder } from '#catalog/model/snapshot.ts'
import { createDecoder } from '#contract/reading/content.ts'
import { countDocuments, type Problem } from '#contract/problems/problem.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { CatalogVersion } from '#publishing/publication.ts'
import type { Collections } from '../database/documents.ts'
import { writeFileAtomic } from 'live-publisher'
import { photoProblems } from './pictures/photo-report.ts'
import { gatherPhotos } from './pictures/photos.ts'

/** Makes editions of documents, again and again: what did not change is the same object in the next one. */
export interface Editor {
  edit: (collections: Collections, moment: Date) => Promise<CatalogVersion>
  /** The files of the photographs that pages of the last edition may show. */
  photoFiles: () => string[]
}

/** The photographs that were asked for, and what was found. */
interface Photos {
  asked: string
  index: PhotoIndex
  problems: Problem[]
  since: number
}

/** A photograph at the same address may be another one tomorrow. */
const photosFreshMs = 60 * 60 * 1000

export function createEditor(): Editor {
  const decode = createDecoder()
  let photos: Photos | null = null

  const photosOf = async ({ experiences }: Content, now: number): Promise<Photos> => {
    const asked = JSON.stringify(experiences.flatMap(({ photos: own }) => own.map(({ url }) => url)))
    if (photos?.asked === asked && now - photos.since < photosFreshMs) return photos
    const problems = photoProblems(await gatherPhotos(experiences))
    photos = { asked, index: readPhotoIndex(), problems, since: now }
    return photos
  }
  return {
    edit: async (collections, moment) => {
      const snapshot = { collections, moment: moment.toISOString(), source: 'publisher' }
      const { content, problems: inDocuments } = decode(snapshot)
      const { index, problems: inPhotos } = await photosOf(content, moment.getTime())
      const problems = [...inDocuments, ...inPhotos]
      writeFileAtomic(`${catalogFolder}/report.json`, `${JSON.stringify(problems, null, 2)}\n`)
      const catalog = createCatalog(withReadablePhotos(content, index))
      return { content: catalog, documents: countDocuments(snapshot), moment: snapshot.moment, problems }
    },
    photoFiles: () => Object.values(photos?.index ?? {}).map(({ file }) => `${photoFolder}/${file}`)
  }
}
