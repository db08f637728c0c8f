import { estudioDarPapeles, estudioPersonas, estudioSesion, type RolesRequest } from './people.call.ts'
import { estudioRegistro } from '#studio/record/record.call.ts'

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
