import type { ProposalState } from '#domain/studio/company/proposal.ts'

/** How a proposal stands, as it is stored and as it travels. */
export const proposalStateNames = {
  accepted: 'aceptada',
  changed: 'cambiada',
  refused: 'rechazada',
  waiting: 'pendiente'
} as const satisfies Record<ProposalState, string>

export const proposalStatesByName = {
  aceptada: 'accepted',
  cambiada: 'changed',
  pendiente: 'waiting',
  rechazada: 'refused'
} as const satisfies Record<(typeof proposalStateNames)[ProposalState], ProposalState>
