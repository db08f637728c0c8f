import { useState } from 'react'

import type { BookingLabels } from './booking-props.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { QrCode } from './QrCode.tsx'

interface Props {
  labels: BookingLabels
  url: string
}

const codeSize = 240

/** The booking as a code for another phone, and as the link that it is. */
export function QrBooking({ labels, url }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className="button"
        data-books=""
        data-held
        data-opens-dialog
        href={url}
        onClick={event => {
          event.preventDefault()
          setOpen(true)
        }}
        rel="noopener nofollow"
      >
        {labels.qr}
      </a>
      {isOpen && (
        <Dialog closeLabel={labels.close} heading={labels.qrTitle} onClose={() => setOpen(false)}>
          <QrCode className="qr" label={labels.qrTitle} size={codeSize} text={url} />
          <p>{labels.qrNote}</p>
          <a className="button" href={url} rel="noopener nofollow">
            {labels.qrOpen}
          </a>
        </Dialog>
      )}
    </>
  )
}
