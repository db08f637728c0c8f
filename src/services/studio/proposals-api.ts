import {
  type AnswerOutcome,
  type AnswerRequest,
  estudioProponer,
  estudioPropuestas,
  estudioResponder,
  type ProposeRequest
} from '#contract/calls/studio/proposals.ts'
import type { Result } from '#domain/data/remote.ts'
import type { Proposal } from '#domain/studio/company/proposal.ts'
import type { SaveOutcome } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What companies propose, and what editors make of it. */
export interface ProposalsApi {
  all: () => Promise<Result<Proposal[]>>
  propose: (request: ProposeRequest) => Promise<Result<SaveOutcome>>
  answer: (request: AnswerRequest) => Promise<Result<AnswerOutcome>>
}

function createProposalsApi(call: Call): ProposalsApi {
  return {
    all: () => callFunction(call, estudioPropuestas, {}),
    answer: request => callFunction(call, estudioResponder, request),
    propose: request => callFunction(call, estudioProponer, request)
  }
}

export const proposalsApi = createProposalsApi(customerCall)
