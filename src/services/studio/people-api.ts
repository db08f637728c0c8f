import {
  encodeRolesRequest,
  estudioDarPapeles,
  estudioPersonas,
  estudioSesion,
  personIn,
  type RolesRequest
} from '#contract/calls/studio/people.ts'
import { encodeRecordRequest, estudioRegistro, recordIn } from '#contract/calls/studio/record.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
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
    giveRoles: async request =>
      mapResult(await callFunction(call, estudioDarPapeles, encodeRolesRequest(request)), personIn),
    people: async () =>
      mapResult(await callFunction(call, estudioPersonas, {}), people => people.map(personIn)),
    record: async before =>
      mapResult(await callFunction(call, estudioRegistro, encodeRecordRequest({ before })), recordIn),
    session: async () => mapResult(await callFunction(call, estudioSesion, {}), personIn)
  }
}

export const peopleApi = createPeopleApi(customerCall)
