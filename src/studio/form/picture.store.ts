import type { Result } from '#domain/data/remote.ts'
import type { UploadedPhoto } from '#studio/photos/photo-use.ts'
import { photosApi } from '#studio/photos/photos.service.ts'
import { shrinkPhoto } from '#studio/photos/shrink-photo.service.ts'

/** Stores a picture for a document. The document names it when it is saved. */
export async function storePicture(file: Blob, document: string): Promise<Result<UploadedPhoto>> {
  return photosApi.upload({
    experience: document,
    file: await shrinkPhoto(file),
    onProgress: () => undefined
  })
}
