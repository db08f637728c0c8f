import { useState } from 'react'

import type { BookingLinkTo } from './booking-link.ts'
import type { BookingLabels } from './booking-props.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import type { SampleLabels } from './SampleAnswer.tsx'

interface Props {
  labels: BookingLabels
  linkTo: BookingLinkTo
  sample: SampleLabels | undefined
  url: string
}

const codeSize = 240

/** The booking as a code for another phone, and as the link that it is. In a sample the code leads to this very page. */
export function QrBooking({ labels, linkTo, sample, url }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { href, ...kept } = linkTo(url)
  return (
    <>
      <a
        className="button"
        data-books=""
        data-held
        data-opens-dialog
        {...kept}
        href={href}
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
          <QrCode className="qr" label={labels.qrTitle} size={codeSize} text={sample ? pageAddress() : url} />
          <p>{sample ? sample.code : labels.qrNote}</p>
          <a className="button" {...kept} href={href} rel="noopener nofollow">
            {labels.qrOpen}
          </a>
        </Dialog>
      )}
    </>
  )
}

/** With its query, which names the partner. */
function pageAddress(): string {
  return location.href.replace(location.hash, '')
}
