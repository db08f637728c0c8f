import {
  borrarOpinion,
  encodeAbout,
  encodeOpinionRequest,
  guardarOpinion,
  miOpinion,
  type OpinionRequest,
  type OwnOpinion,
  ownOpinionIn
} from '#contract/calls/opinions.ts'
import type { OpinionState } from '#domain/opinion.ts'

import { type Answered, askAs } from './asking.ts'
import { type Call, customerCall } from './callable.ts'

export type { OwnOpinion } from '#contract/calls/opinions.ts'

/** Somebody's own opinions. */
export interface Opinions {
  mine: (experienceId: string) => Promise<OwnOpinion | null>
  remove: (experienceId: string) => Promise<Answered<true>>
  save: (request: OpinionRequest) => Promise<Answered<OpinionState>>
}

function createOpinions(call: Call): Opinions {
  return {
    mine: async experienceId => {
      const answer = await askAs(call, miOpinion, encodeAbout(experienceId))
      return answer.kind === 'done' && answer.value !== null ? ownOpinionIn(answer.value) : null
    },
    remove: experienceId => askAs(call, borrarOpinion, encodeAbout(experienceId)),
    save: request => askAs(call, guardarOpinion, encodeOpinionRequest(request))
  }
}

export const opinions = createOpinions(customerCall)
