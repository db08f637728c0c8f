import type * as QrCodes from 'qrcode.react'
import { useEffect, useState } from 'react'

interface Props {
  label: string
  size: number
  text: string
}

const quietSquares = 4

/** An address to scan. What draws it comes with the page that needs it; where it does not come, the address beside it does the same. */
export function Code({ label, size, text }: Props) {
  const [drawing, setDrawing] = useState<typeof QrCodes | null>(null)
  useEffect(() => {
    import('qrcode.react').then(setDrawing, () => {})
  }, [])
  if (drawing === null) return <svg aria-hidden className="code" height={size} width={size} />
  return (
    <drawing.QRCodeSVG
      aria-label={label}
      className="code"
      level="L"
      marginSize={quietSquares}
      role="img"
      size={size}
      value={text}
    />
  )
}
