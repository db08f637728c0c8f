import { atom } from 'nanostores'

import { ticketLinkIn } from '#domain/booking/holiday-ticket.ts'
import type { Language } from '#domain/text/locale.ts'
import { openExternal } from '#services/site/outbound.ts'
import { type AskTicketLink, askTicketLink } from '#services/booking/ticket-links.ts'

import { visitPartner } from '#stores/partner/partner.ts'

/** After so long the person is told of other ways, while we go on waiting. */
export const slowAfterMs = 3000

/** How far the way to the ticket shop has come. */
export type TicketState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'slow' }
  | { kind: 'failed' }
  | { kind: 'offline' }

interface Services {
  ask: AskTicketLink
  go: (link: string) => void
  isOnline: () => boolean
  /** The partner that counts at this very moment. */
  partnerId: () => Promise<string | null>
}

/** Asks for the link to a ticket and leads there. Whatever goes wrong can be tried again. */
export function createTicket({ ask, go, isOnline, partnerId }: Services) {
  const $ticket = atom<TicketState>({ kind: 'idle' })

  /** Leads to the shop, or hands its address to `follow` in place of it. */
  async function open(experienceId: string, language: Language, follow = go): Promise<void> {
    const { kind } = $ticket.get()
    if (kind === 'asking' || kind === 'slow') return
    if (!isOnline()) return $ticket.set({ kind: 'offline' })
    $ticket.set({ kind: 'asking' })
    const timer = setTimeout(() => $ticket.set({ kind: 'slow' }), slowAfterMs)
    const answer = await ask(experienceId, await partnerId())
    clearTimeout(timer)
    $ticket.set({ kind: answer.kind === 'done' ? 'idle' : 'failed' })
    if (answer.kind === 'done') follow(ticketLinkIn(language, answer.value))
  }

  return { $ticket, open }
}

export const ticket = createTicket({
  ask: askTicketLink,
  go: openExternal,
  isOnline: () => navigator.onLine,
  partnerId: async () => {
    await visitPartner.refresh()
    return visitPartner.$partner.get()?.id ?? null
  }
})
