import type { StudioRights } from '#domain/account/rights.ts'
import type { Author } from '#studio/document/studio-document.ts'

/** A person with a role, as administrators see them. */
export interface StudioPerson extends Author {
  email: string | null
  rights: StudioRights
}
