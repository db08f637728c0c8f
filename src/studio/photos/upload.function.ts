import { estudioSubirFoto as estudioSubirFotoCall } from './photos.call.ts'
import { companyOf } from '#studio/list/document-row.contract.ts'
import { filesPlace, photoPlace } from '#domain/data/picture-file.ts'
import { isOwnOf, mayEdit, type StudioRights } from '#domain/account/rights.ts'

import { files, pictureName } from '#functions/site/archive.ts'
import { callable } from '#functions/site/callable.ts'
import { longHandlerDeadlineMs } from '#functions/site/deadline.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { type PictureFault, reencode } from '#functions/site/picture.ts'
import { documentAt, fieldsIn, refuseRole } from '#studio/document/place.function.ts'

/** Five megabytes as base64, and what stands around them. */
const largestBytes = 6_800_000
/** Somewhat more than pages show now, on a screen of twice the density; smaller than a card is of no use. */
const wish = { longest: 2000, quality: 88, shortest: 320 }

const reasons = {
  broken: 'photo-broken',
  'too-many-pixels': 'photo-too-many-pixels',
  'too-small': 'photo-too-small',
  'unknown-kind': 'photo-unknown-kind'
} as const satisfies Record<PictureFault, string>

/**
 * The photograph is stored, and no document changed: it is on a page when a document that names it is published. A file that no document names any more
 * goes later (`sweep.ts`).
 */
export const estudioSubirFoto = callable(
  estudioSubirFotoCall,
  {
    handlerDeadlineMs: longHandlerDeadlineMs,
    largestBytes,
    limits: [
      { by: 'person', seconds: 600, times: 60 },
      { by: 'person', seconds: 86_400, times: 400 }
    ],
    who: 'studio'
  },
  async ({ bytes, experience }, { rights }) => {
    if (!(await mayAddPhotos(rights, experience))) return refuseRole()
    const picture = await reencode(Buffer.from(bytes, 'base64'), wish)
    if (picture.kind === 'refused')
      return refuse('invalid-argument', 'Not a picture that can be shown', reasons[picture.fault])
    const path = photoPlace + pictureName(picture)
    await files().write(path, picture.bytes, 'image/webp')
    const { height, width } = picture
    return done({ height, url: filesPlace + path, width })
  }
)

/** Editors to each experience, also to one that is not saved yet; a company to its own. */
export async function mayAddPhotos(rights: StudioRights, experience: string): Promise<boolean> {
  if (mayEdit(rights, 'experiencias')) return true
  if (rights.companies.length === 0) return false
  const document = await documentAt({ collection: 'experiencias', id: experience }).get()
  const companyId = companyOf(fieldsIn(document))
  return isOwnOf(rights, 'experiencias', { companyId, id: experience })
}
