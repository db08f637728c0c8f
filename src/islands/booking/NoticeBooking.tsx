import { type ReactNode, useState } from 'react'

import type { BookingLabels, Seller } from './booking-props.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { SellerAddress } from './SellerAddress.tsx'

interface Props {
  contact: ReactNode
  /** Nothing is paid, either. */
  isFree: boolean
  labels: BookingLabels
  seller: Seller | null
}

/** There is nothing to book online: a notice says so, and how to ask. Without scripts it stands in the page. */
export function NoticeBooking({ contact, isFree, labels, seller }: Props) {
  const notice = isFree ? labels.noticeFree : labels.notice
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="without-scripts">{notice}</p>
      <button className="button with-scripts" data-held onClick={() => setOpen(true)} type="button">
        {labels.noticeOpen}
      </button>
      {contact}
      {isOpen && (
        <Dialog closeLabel={labels.close} heading={labels.noticeOpen} onClose={() => setOpen(false)}>
          <p>{notice}</p>
          <a className="button" href="#como-llegar" onClick={() => setOpen(false)}>
            {labels.gettingThere}
          </a>
          <SellerAddress {...{ seller }} />
          {contact}
        </Dialog>
      )}
    </>
  )
}
