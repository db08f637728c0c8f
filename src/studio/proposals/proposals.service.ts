import {
  type AnswerRequest,
  estudioProponer,
  estudioPropuestas,
  estudioResponder,
  type ProposeRequest
} from './proposals.call.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** What companies propose, and what editors make of it. */
export const proposalsApi = {
  all: () => callFunction(customerCall, estudioPropuestas, {}),
  answer: (request: AnswerRequest) => callFunction(customerCall, estudioResponder, request),
  propose: (request: ProposeRequest) => callFunction(customerCall, estudioProponer, request)
}

export type ProposalsApi = typeof proposalsApi
