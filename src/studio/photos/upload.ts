import type { UploadedPhoto } from './photo-use.ts'

/** How far a chosen photograph is on its way. */
export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  /** `share` of what is to be sent is sent. */
  | { kind: 'sending'; share: number }
  | { kind: 'failed'; code: string }
  | { kind: 'done'; photo: UploadedPhoto }

export interface Upload {
  id: string
  /** The id of the experience that is to show it. */
  experience: string
  /** Whether it is kept on the device until it has arrived, also when the page is closed. */
  isKept: boolean
  /** Name of the file on the device. */
  name: string
  /** They are sent in the order in which they were chosen. */
  place: number
  state: UploadState
}

/** Limit of one call, in bytes. */
export const heaviestPhoto = 5_000_000

/** Longest side in pixels that the site can use, with room for future screens. Phones take pictures twice as wide, which need a minute where reception is bad. */
const longestSide = 2400
const lightEnough = 1_500_000
const takenKinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

interface Size {
  height: number
  width: number
}

/** The size in which a picture is sent; null when its file is sent as it is. */
export function sizeToSend({ height, width }: Size, file: { size: number; type: string }): Size | null {
  const factor = Math.min(1, longestSide / Math.max(height, width))
  const isFit = factor === 1 && file.size <= lightEnough && takenKinds.includes(file.type)
  return isFit ? null : { height: Math.round(height * factor), width: Math.round(width * factor) }
}

/** The fault is the picture's: it would be refused again. */
export function isFinal(code: string): boolean {
  return code.startsWith('photo-')
}
