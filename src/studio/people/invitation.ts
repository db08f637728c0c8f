import type { StudioRights } from '#domain/account/rights.ts'

/** A person without an account yet, for whom roles wait. */
export interface Invitation {
  id: string
  email: string
  rights: StudioRights
  /** Its link holds until then; ISO 8601. */
  until: string
}

/** The names of an invitation in its link: which one, and the secret that only the link knows. */
export interface InvitationKey {
  id: string
  secret: string
}

export type InvitationRequest = Pick<Invitation, 'email' | 'rights'>

/** An invitation as it was sent. Its secret is nowhere else but in the mail. */
export interface SentInvitation {
  invitation: Invitation
  /** Whether this site sends mails. */
  isMailed: boolean
  secret: string
}

/** The address that was invited, and whether it has an account meanwhile. */
export interface OpenInvitation {
  email: string
  hasAccount: boolean
}

export interface Acceptance extends InvitationKey {
  /** For the new account; null where there is one already. */
  password: string | null
}

export const invitationDays = 7

/** The invitation that the fragment of an address names: `#/invitacion/ID.SECRET`; null for any other place. */
export function invitationIn(fragment: string): InvitationKey | null {
  const [, id, secret] = /^#\/invitacion\/([\w-]{1,64})\.([\w-]{1,64})$/.exec(fragment) ?? []
  return id === undefined || secret === undefined ? null : { id, secret }
}

/** Browsers send the part behind `#` to no server. */
export function invitationFragment({ id, secret }: InvitationKey): string {
  return `#/invitacion/${id}.${secret}`
}
