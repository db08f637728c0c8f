import { callFunction } from '#services/site/call-function.ts'
import { call, customerCall } from '#services/site/callable.ts'

import {
  estudioAceptarInvitacion,
  estudioInvitacion,
  estudioInvitaciones,
  estudioInvitar,
  estudioRetirarInvitacion
} from './invitation.call.ts'
import type { Acceptance, InvitationKey, InvitationRequest } from './invitation.ts'

/** Administrators invite; whoever has the link of an invitation opens and accepts it. */
export const invitationApi = {
  accept: (request: Acceptance) => callFunction(call, estudioAceptarInvitacion, request),
  invitations: () => callFunction(customerCall, estudioInvitaciones, {}),
  invite: (request: InvitationRequest) => callFunction(customerCall, estudioInvitar, request),
  open: (key: InvitationKey) => callFunction(call, estudioInvitacion, key),
  withdraw: (id: string) => callFunction(customerCall, estudioRetirarInvitacion, { id })
}

export type InvitationApi = typeof invitationApi
