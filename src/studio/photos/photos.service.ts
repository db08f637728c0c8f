import { estudioSubirFoto, estudioUsosFoto, type PhotoUseRequest } from './photos.call.ts'
import type { Result } from '#domain/data/remote.ts'
import type { PhotoUse, UploadedPhoto } from './photo-use.ts'
import { loadAuth } from '#services/account/auth.ts'
import { appCheckToken } from '#services/site/app-check.ts'
import { base64Of } from '#services/site/base64.ts'
import { callFunction } from '#services/site/call-function.ts'
import { type Call, createIdentifiedCall, customerCall } from '#services/site/callable.ts'

export interface PhotoToSend {
  experience: string
  file: Blob
  onProgress: (share: number) => void
}

/** Photographs of experiences: where they go, and where they stand. */
export interface PhotosApi {
  upload: (photo: PhotoToSend) => Promise<Result<UploadedPhoto>>
  use: (request: PhotoUseRequest) => Promise<Result<PhotoUse>>
}

/** A megabyte over a poor connection. */
const timeoutMs = 240_000

function createPhotosApi(call: Call, uploading: (onProgress: PhotoToSend['onProgress']) => Call): PhotosApi {
  return {
    upload: async ({ experience, file, onProgress }) => {
      // The device may have taken the file away in the meantime.
      const bytes = await base64Of(file).catch(() => null)
      if (bytes === null) return { code: 'photo-unreadable', kind: 'failed' }
      return callFunction(uploading(onProgress), estudioSubirFoto, { bytes, experience })
    },
    use: request => callFunction(call, estudioUsosFoto, request)
  }
}

export const photosApi = createPhotosApi(customerCall, onProgress =>
  createIdentifiedCall(fetchWithProgress(onProgress), loadAuth, {
    appCheckToken,
    isForCustomers: true,
    timeoutMs
  })
)

/** `fetch` that says which share of the request was sent: the one of the browser does not. For texts, there and back. */
function fetchWithProgress(
  onProgress: (share: number) => void
): (address: string | Request | URL, request?: RequestInit) => Promise<Response> {
  return (address, { body, headers, method = 'GET', signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address instanceof Request ? address.url : address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status }))
      )
      request.addEventListener('error', () => reject(new TypeError('The network failed')))
      request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('Broken off')))
      signal?.addEventListener('abort', () => request.abort())
      request.send(typeof body === 'string' ? body : null)
    })
}
