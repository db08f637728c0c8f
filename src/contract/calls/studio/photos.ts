import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id } from '#contract/fields/plain-fields.ts'
import type { PhotoUse, UploadedPhoto } from '#domain/studio/photos/photo-use.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'

/** Five megabytes, in the letters that carry three bytes by four. */
const longestImage = Math.ceil((5_000_000 * 4) / 3) + 4

const address = z.string().check(
  z.maxLength(200),
  z.refine(text => uploadedFile(text) !== null)
)
const pixels = z.int().check(z.positive())
const uploaded = z.object({ alto: pixels, ancho: pixels, url: address })

export interface PhotoRequest {
  /** As base64. */
  bytes: string
  /** The id of the experience that is to show it. */
  experience: string
}

/** `estudioSubirFoto`: stores a photograph for an experience. No document is changed: whoever saves it names the photograph. */
export const estudioSubirFoto = defineCall<PhotoRequest, z.output<typeof uploaded>>(
  'estudioSubirFoto',
  z.pipe(
    z.object({ experiencia: id, imagen: z.base64().check(z.minLength(1), z.maxLength(longestImage)) }),
    z.transform(({ experiencia, imagen }) => ({ bytes: imagen, experience: experiencia }))
  ),
  uploaded
)

export function encodePhoto({ bytes, experience }: PhotoRequest) {
  return { experiencia: experience, imagen: bytes }
}

export function uploadedIn({ alto, ancho, url }: z.output<typeof uploaded>): UploadedPhoto {
  return { height: alto, url, width: ancho }
}

export function answerUploaded({ height, url, width }: UploadedPhoto): z.output<typeof uploaded> {
  return { alto: height, ancho: width, url }
}

export interface PhotoUseRequest {
  /** The id of the experience that is open. */
  experience: string
  url: string
}

/** In Spanish, as the studio's documents have it. */
const states = { borrador: 'draft', oculto: 'hidden', publicado: 'published' } as const
const stateNames = { draft: 'borrador', hidden: 'oculto', published: 'publicado' } as const

const use = z.object({
  experiencias: z.array(
    z.object({
      estado: z.enum(['borrador', 'oculto', 'publicado']),
      id,
      primera: z.boolean(),
      titulo: z.string()
    })
  ),
  propuestas: z.int()
})

/** `estudioUsosFoto`: which experiences show an uploaded photograph, and how many proposals with it wait. */
export const estudioUsosFoto = defineCall<PhotoUseRequest, z.output<typeof use>>(
  'estudioUsosFoto',
  z.pipe(
    z.object({ experiencia: id, url: address }),
    z.transform(({ experiencia, url }) => ({ experience: experiencia, url }))
  ),
  use,
  {
    by: 'administrator',
    data: { experiencia: 'kayak-cuevas-nerja', url: '/archivos/fotos/0123456789abcdef-1600x900.webp' }
  }
)

export function encodePhotoUse({ experience, url }: PhotoUseRequest) {
  return { experiencia: experience, url }
}

export function photoUseIn({ experiencias, propuestas }: z.output<typeof use>): PhotoUse {
  return {
    experiences: experiencias.map(({ estado, id: experience, primera, titulo }) => ({
      id: experience,
      isFirst: primera,
      state: states[estado],
      title: titulo
    })),
    proposals: propuestas
  }
}

export function answerPhotoUse({ experiences, proposals }: PhotoUse): z.output<typeof use> {
  return {
    experiencias: experiences.map(({ id: experience, isFirst, state, title }) => ({
      estado: stateNames[state],
      id: experience,
      primera: isFirst,
      titulo: title
    })),
    propuestas: proposals
  }
}
