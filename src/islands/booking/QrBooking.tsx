import type * as QrCodes from 'qrcode.react'
import { useEffect, useState } from 'react'

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

/** What draws the code comes when it is wanted, and its place is kept free meanwhile. Where it does not come, the link below does the same. */
function Code({ text, title }: { text: string; title: string }) {
  const [drawing, setDrawing] = useState<typeof QrCodes | null>(null)
  useEffect(() => {
    import('qrcode.react').then(setDrawing, () => {})
  }, [])
  if (drawing === null) return <svg aria-hidden className="qr" height={codeSize} width={codeSize} />
  return (
    <drawing.QRCodeSVG
      aria-label={title}
      className="qr"
      level="L"
      marginSize={quietSquares}
      size={codeSize}
      value={text}
    />
  )
}
