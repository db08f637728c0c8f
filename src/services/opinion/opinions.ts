import { borrarOpinion, guardarOpinion, miOpinion, type OpinionRequest } from '#contract/calls/opinions.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export type { OwnOpinion } from '#contract/calls/opinions.ts'

/** The customer's own opinions. */
export const opinions = {
  mine: async (experienceId: string) => {
    const answer = await callFunction(customerCall, miOpinion, experienceId)
    return answer.kind === 'done' ? answer.value : null
  },
  remove: (experienceId: string) => callFunction(customerCall, borrarOpinion, experienceId),
  save: (request: OpinionRequest) => callFunction(customerCall, guardarOpinion, request)
}

export type Opinions = typeof opinions
