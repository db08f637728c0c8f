import type { StudioRights } from './rights.ts'
import type { Author } from './studio-document.ts'

/** Somebody with a role, as administrators see them. */
export interface StudioPerson extends Author {
  email: string | null
  rights: StudioRights
}
