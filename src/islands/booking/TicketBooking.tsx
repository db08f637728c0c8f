import { useStore } from '#islands/ui/useStore.ts'
import type { ReactNode } from 'react'

import type { Language } from '#domain/text/locale.ts'
import { ticket } from '#stores/booking/ticket.ts'

import type { BookingLabels, Seller } from './booking-props.ts'
import { SellerAddress } from './SellerAddress.tsx'

interface Props {
  contact: ReactNode
  experienceId: string
  goToShop?: ((address: string) => void) | undefined
  labels: BookingLabels
  language: Language
  seller: Seller | null
}

/** The way to the ticket shop. Whenever that takes long or fails, there is another way and another try. */
export function TicketBooking({ contact, experienceId, goToShop, labels, language, seller }: Props) {
  const { kind } = useStore(ticket.$ticket)
  const isAsking = kind === 'asking' || kind === 'slow'
  const hasTrouble = kind === 'slow' || kind === 'failed' || kind === 'offline'
  return (
    <>
      <div className="ways without-scripts">
        <p>{labels.ticketShopNote}</p>
        {contact}
      </div>
      <button
        aria-disabled={isAsking}
        className="button with-scripts"
        data-books=""
        data-held
        onClick={() => void ticket.open(experienceId, language, goToShop)}
        type="button"
      >
        {kind === 'failed' || kind === 'offline' ? labels.retry : labels.ticketShop}
      </button>
      <p role="status">{kind === 'idle' ? '' : labels[kind]}</p>
      {hasTrouble && (
        <>
          <SellerAddress {...{ seller }} />
          {contact}
        </>
      )}
    </>
  )
}
