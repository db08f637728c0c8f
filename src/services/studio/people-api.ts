import {
  estudioDarPapeles,
  estudioPersonas,
  estudioSesion,
  type RolesRequest
} from '#contract/calls/studio/people.ts'
import { estudioRegistro } from '#contract/calls/studio/record.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Who works in the studio, and what they did. */
export const peopleApi = {
  giveRoles: (request: RolesRequest) => callFunction(customerCall, estudioDarPapeles, request),
  people: () => callFunction(customerCall, estudioPersonas, {}),
  record: (before: string | null) => callFunction(customerCall, estudioRegistro, { before }),
  session: () => callFunction(customerCall, estudioSesion, {})
}

export type PeopleApi = typeof peopleApi
