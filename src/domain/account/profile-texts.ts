import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { ProfileProblem } from './profile.ts'

/** What the profile says, in the language of the page. */
export interface ProfileTexts {
  accessEmail: string
  accessHeading: string
  cancel: string
  changeEmail: string
  changePassword: string
  close: string
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
  emailChangeLead: string
  emailChangeSent: string
  failed: string
  fields: Record<ProfileProblem['code'], string>
  google: string
  lastProvider: string
  lastSignIn: string
  link: string
  linked: string
  name: string
  newEmail: string
  newPassword: string
  notLinked: string
  passwordChanged: string
  passwordLinked: string
  passwordTitle: string
  passwordWrong: string
  phone: string
  privacyNote: PrivacyNoteTexts
  proceed: string
  proveGoogle: string
  proveLead: string
  providersHeading: string
  providersLead: string
  registered: string
  save: string
  saved: string
  sendCode: string
  sendLink: string
  social: string
  socialNote: string
  surname: string
  unlink: string
  unlinked: string
}
