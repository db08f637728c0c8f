import { enumCodec } from '#contract/values/codecs.ts'
import type { ProposalState } from './proposal.ts'

export const proposalStateNames = {
  accepted: 'aceptada',
  changed: 'cambiada',
  refused: 'rechazada',
  waiting: 'pendiente'
} as const satisfies Record<ProposalState, string>

/** How a proposal stands, as it is stored and as it travels. */
export const proposalState = enumCodec<ProposalState>(proposalStateNames)
