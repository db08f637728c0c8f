import type { StudioRights } from './rights.ts'
import type { Author } from './studio-document.ts'

/** A person with a role, as administrators see them. */
export interface StudioPerson extends Author {
  email: string | null
  rights: StudioRights
}
