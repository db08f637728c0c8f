import {
  borrarOpinion,
  guardarOpinion,
  miOpinion,
  type OpinionRequest,
  type OwnOpinion
} from '#contract/calls/opinions.ts'
import type { OpinionState } from '#domain/opinion/opinion.ts'
import type { Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export type { OwnOpinion } from '#contract/calls/opinions.ts'

/** The customer's own opinions. */
export interface Opinions {
  mine: (experienceId: string) => Promise<OwnOpinion | null>
  remove: (experienceId: string) => Promise<Result<true>>
  save: (request: OpinionRequest) => Promise<Result<OpinionState>>
}

function createOpinions(call: Call): Opinions {
  return {
    mine: async experienceId => {
      const answer = await callFunction(call, miOpinion, experienceId)
      return answer.kind === 'done' ? answer.value : null
    },
    remove: experienceId => callFunction(call, borrarOpinion, experienceId),
    save: request => callFunction(call, guardarOpinion, request)
  }
}

export const opinions = createOpinions(customerCall)
