import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { PhotoUse, UploadedPhoto } from './photo-use.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'

/** Five megabytes, in base64. */
const longestImage = Math.ceil((5_000_000 * 4) / 3) + 4

const experience = ['experiencia', id] as const
const pixels = z.int().check(z.positive())
const url = z.string().check(
  z.maxLength(200),
  z.refine(text => uploadedFile(text) !== null)
)

export interface PhotoRequest {
  /** As base64. */
  bytes: string
  /** The id of the experience that is to show it. */
  experience: string
}

/** `estudioSubirFoto`: stores a photograph for an experience. No document is changed: saving it names the photograph. */
export const estudioSubirFoto = defineCall<PhotoRequest, UploadedPhoto>(
  'estudioSubirFoto',
  objectCodec({
    bytes: ['imagen', z.base64().check(z.minLength(1), z.maxLength(longestImage))],
    experience
  }),
  objectCodec({ height: ['alto', pixels], url, width: ['ancho', pixels] })
)

export interface PhotoUseRequest {
  /** The id of the experience that is open. */
  experience: string
  url: string
}

const user = objectCodec({
  id,
  isFirst: ['primera', z.boolean()],
  state: ['estado', enumCodec({ draft: 'borrador', hidden: 'oculto', published: 'publicado' })],
  title: ['titulo', z.string()]
})

/** `estudioUsosFoto`: which experiences show an uploaded photograph, and how many proposals with it wait. */
export const estudioUsosFoto = defineCall<PhotoUseRequest, PhotoUse>(
  'estudioUsosFoto',
  objectCodec({ experience, url }),
  objectCodec({ experiences: ['experiencias', z.array(user)], proposals: ['propuestas', z.int()] }),
  {
    by: 'administrator',
    data: { experiencia: 'kayak-cuevas-nerja', url: '/archivos/fotos/0123456789abcdef-1600x900.webp' }
  }
)
