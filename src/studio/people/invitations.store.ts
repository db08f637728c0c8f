import { atom } from 'nanostores'

import type { Result } from '#domain/data/remote.ts'

import type { Invitation, InvitationRequest, SentInvitation } from './invitation.ts'
import { type InvitationApi, invitationApi } from './invitations.service.ts'

/** The invitations that wait, for administrators, and the one whose link somebody opened. */
export function createInvitations(api: InvitationApi) {
  const $invitations = atom<readonly Invitation[]>([])
  const others = (gone: string) => $invitations.get().filter(({ email }) => email !== gone)

  return {
    $invitations,
    accept: api.accept,
    /** Roles wait for an address that has no account yet. Sent again, the link of before holds no longer. */
    invite: async (request: InvitationRequest): Promise<Result<SentInvitation>> => {
      const answer = await api.invite(request)
      if (answer.kind === 'done') {
        const { invitation } = answer.value
        $invitations.set([...others(invitation.email), invitation])
      }
      return answer
    },
    load: async (): Promise<void> => {
      const found = await api.invitations()
      if (found.kind === 'done') $invitations.set(found.value)
    },
    open: api.open,
    /** Whether an invitation was taken back. */
    withdraw: async ({ email, id }: Invitation): Promise<boolean> => {
      const answer = await api.withdraw(id)
      if (answer.kind === 'done') $invitations.set(others(email))
      return answer.kind === 'done'
    }
  }
}

export const invitations = createInvitations(invitationApi)
