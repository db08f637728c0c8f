import { encodeQR } from 'qr'
import { useState } from 'react'

import type { BookingLabels } from './booking-props.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

interface Props {
  labels: BookingLabels
  url: string
}

const codeSize = 240
const quietSquares = 4

/** The booking as a code for another phone, and as the link that it is. */
export function QrBooking({ labels, url }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className="button"
        data-held
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
        <Dialog closeLabel={labels.close} heading={labels.qrTitle ?? ''} onClose={() => setOpen(false)}>
          <Code text={url} title={labels.qrTitle ?? ''} />
          <p>{labels.qrNote}</p>
          <a className="button" href={url} rel="noopener nofollow">
            {labels.qrOpen}
          </a>
        </Dialog>
      )}
    </>
  )
}

function Code({ text, title }: { text: string; title: string }) {
  const squares = encodeQR(text, 'raw', { border: quietSquares, ecc: 'low' })
  const path = squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      aria-label={title}
      className="qr"
      height={codeSize}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      width={codeSize}
    >
      <path d={path} />
    </svg>
  )
}
