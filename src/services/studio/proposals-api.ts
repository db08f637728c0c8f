import { outcomeIn } from '#contract/calls/studio/documents.ts'
import {
  answeredIn,
  type AnswerRequest,
  encodeAnswerRequest,
  encodeProposeRequest,
  estudioProponer,
  estudioPropuestas,
  estudioResponder,
  proposalIn,
  type ProposeRequest
} from '#contract/calls/studio/proposals.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { Proposal } from '#domain/studio/company/proposal.ts'
import type { SaveOutcome } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What companies propose, and what editors make of it. */
export interface ProposalsApi {
  all: () => Promise<Result<Proposal[]>>
  propose: (request: ProposeRequest) => Promise<Result<SaveOutcome>>
  /** Null for a refusal. */
  answer: (request: AnswerRequest) => Promise<Result<SaveOutcome | null>>
}

function createProposalsApi(call: Call): ProposalsApi {
  return {
    all: async () =>
      mapResult(await callFunction(call, estudioPropuestas, {}), proposals => proposals.map(proposalIn)),
    answer: async request =>
      mapResult(await callFunction(call, estudioResponder, encodeAnswerRequest(request)), answeredIn),
    propose: async request =>
      mapResult(await callFunction(call, estudioProponer, encodeProposeRequest(request)), outcomeIn)
  }
}

export const proposalsApi = createProposalsApi(customerCall)
