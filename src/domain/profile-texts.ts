import type { ProfileProblem } from './profile.ts'

/** What the profile says, in the language of the page. */
export interface ProfileTexts {
  cancel: string
  code: string
  confirmDelete: string
  contactEmail: string
  contactHeading: string
  contactPhone: string
  country: string
  deleteButton: string
  deleteHeading: string
  deleteLead: string
  deleteTitle: string
  downloadButton: string
  downloadHeading: string
  downloadLead: string
  failed: string
  fields: Record<ProfileProblem['code'], string>
  google: string
  lastProvider: string
  lastSignIn: string
  link: string
  linked: string
  name: string
  notLinked: string
  passwordLinked: string
  passwordTitle: string
  phone: string
  proveGoogle: string
  proveLead: string
  providersHeading: string
  providersLead: string
  registered: string
  save: string
  saved: string
  sendCode: string
  social: string
  socialNote: string
  surname: string
  unlink: string
  unlinked: string
}
