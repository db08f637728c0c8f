import {
  estudioDarPapeles,
  estudioPersonas,
  estudioSesion,
  type RolesRequest
} from '#contract/calls/studio/people.ts'
import { estudioRegistro } from '#contract/calls/studio/record.ts'
import type { Result } from '#domain/data/remote.ts'
import type { RecordPage } from '#domain/studio/record.ts'
import type { StudioPerson } from '#domain/studio/studio-person.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** Who works in the studio, and what they did. */
export interface PeopleApi {
  session: () => Promise<Result<StudioPerson>>
  people: () => Promise<Result<StudioPerson[]>>
  giveRoles: (request: RolesRequest) => Promise<Result<StudioPerson>>
  record: (before: string | null) => Promise<Result<RecordPage>>
}

function createPeopleApi(call: Call): PeopleApi {
  return {
    giveRoles: request => callFunction(call, estudioDarPapeles, request),
    people: () => callFunction(call, estudioPersonas, {}),
    record: before => callFunction(call, estudioRegistro, { before }),
    session: () => callFunction(call, estudioSesion, {})
  }
}

export const peopleApi = createPeopleApi(customerCall)
