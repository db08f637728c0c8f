import { createCatalog } from '#catalog/model/catalog.ts'
import { readPhotoIndex, withReadablePhotos } from '#catalog/model/photos.ts'
import type { PhotoIndex } from '#contract/published/photo-index.ts'
import { catalogFolder } from '#catalog/model/snapshot.ts'
import { type AddressBook, noAddresses } from '#contract/addresses/addresses.ts'
import { createDecoder } from '#contract/reading/decode-snapshot.ts'
import { countDocuments, type Problem } from '#contract/problems/problem.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'
import type { CatalogVersion } from '#publishing/publication.ts'
import type { Collections } from '../database/documents.ts'
import type { Admitted } from '../guard/admitted.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { photoProblems } from './pictures/photo-report.ts'
import { gatherPhotos } from './pictures/photos.ts'

/** The content to publish, with the owners of its addresses. */
export interface ContentVersion extends CatalogVersion {
  addresses: AddressBook
  decoded: Content
  /** Documents that the guard has let through; missing without a guard. */
  admitted?: Admitted
}

/** Makes editions of documents, again and again: what did not change is the same object in the next one. */
export interface Editor {
  /** Owners of the addresses that are online. */
  addresses: () => AddressBook
  /** The edition is online: its addresses are owned from now on. */
  published: (edition: ContentVersion) => void
  edit: (collections: Collections, moment: Date) => Promise<ContentVersion>
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

/** `weather` says what is known of it now. */
export function createEditor(
  known: AddressBook = noAddresses,
  weather: () => WeatherReport | null = () => null
): Editor {
  const decode = createDecoder()
  let photos: Photos | null = null
  let owned = known

  const photosOf = async ({ experiences }: Content, now: number): Promise<Photos> => {
    const asked = JSON.stringify(experiences.flatMap(({ photos: own }) => own.map(({ url }) => url)))
    if (photos?.asked === asked && now - photos.since < photosFreshMs) return photos
    const problems = photoProblems(await gatherPhotos(experiences))
    photos = { asked, index: readPhotoIndex(), problems, since: now }
    return photos
  }
  return {
    addresses: () => owned,
    edit: async (collections, moment) => {
      const snapshot = {
        addresses: owned,
        collections,
        moment: moment.toISOString(),
        source: 'publisher',
        weather: weather()
      }
      const { addresses, content, problems: inDocuments } = decode(snapshot)
      const { index, problems: inPhotos } = await photosOf(content, moment.getTime())
      const problems = [...inDocuments, ...inPhotos]
      writeFileAtomic(`${catalogFolder}/report.json`, `${JSON.stringify(problems, null, 2)}\n`)
      const catalog = createCatalog(withReadablePhotos(content, index))
      return {
        addresses,
        content: catalog,
        decoded: content,
        documents: countDocuments(snapshot),
        moment: snapshot.moment,
        problems
      }
    },
    published({ addresses }) {
      owned = addresses
    }
  }
}
