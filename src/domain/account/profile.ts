import { type FieldProblem, validateEmail } from '#domain/text/field-problem.ts'

/** Personal data that customers enter themselves. An empty text means that nothing was entered. */
export interface Profile {
  name: string
  surname: string
  /** Where to be written to; another one than the one they sign in with, if they want. */
  contactEmail: string
  /** E.164. */
  contactPhone: string
}

export const emptyProfile: Profile = { contactEmail: '', contactPhone: '', name: '', surname: '' }

export const longestPersonName = 80

type ProfileCode = 'email-invalid' | 'name-too-long' | 'phone-invalid'
export type ProfileProblem = FieldProblem<keyof Profile, ProfileCode>

/** Nothing has to be given; what is given has to be usable. Whether a number is valid in its country is known where it is typed. */
export function validateProfile({ contactEmail, contactPhone, name, surname }: Profile): ProfileProblem[] {
  return [
    ...(name.length > longestPersonName ? [{ code: 'name-too-long', field: 'name' } as const] : []),
    ...(surname.length > longestPersonName ? [{ code: 'name-too-long', field: 'surname' } as const] : []),
    ...(contactEmail !== '' && validateEmail(contactEmail).length > 0
      ? [{ code: 'email-invalid', field: 'contactEmail' } as const]
      : []),
    ...(contactPhone !== '' && !isE164(contactPhone)
      ? [{ code: 'phone-invalid', field: 'contactPhone' } as const]
      : [])
  ]
}

/** Whether a text has the shape of an international telephone number. */
export function isE164(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone)
}
