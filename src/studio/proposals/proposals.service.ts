import {
  type AnswerRequest,
  estudioProponer,
  estudioPropuestas,
  estudioResponder,
  type ProposeRequest
} from './proposals.call.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Calls about the proposals of companies and their answers. */
export const proposalsApi = {
  all: () => callFunction(customerCall, estudioPropuestas, {}),
  answer: (request: AnswerRequest) => callFunction(customerCall, estudioResponder, request),
  propose: (request: ProposeRequest) => callFunction(customerCall, estudioProponer, request)
}

export type ProposalsApi = typeof proposalsApi
