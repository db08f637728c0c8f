import type { DocumentState } from '#studio/document/studio-document.ts'

/** An uploaded photograph: its address, and its size in pixels. */
export interface UploadedPhoto {
  height: number
  url: string
  width: number
}

/** An experience that shows a photograph. */
export interface PhotoUser {
  id: string
  /** Its first one, which its cards show, too. */
  isFirst: boolean
  state: DocumentState
  title: string
}

/** Where a photograph stands: what is left when it is taken out of one place. */
export interface PhotoUse {
  experiences: PhotoUser[]
  /** Proposals of companies with it that wait. */
  proposals: number
}
