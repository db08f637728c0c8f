import type * as QrCodes from 'qrcode.react'
import { useEffect, useState } from 'react'

interface Props {
  className: string
  label: string
  size: number
  text: string
}

const quietSquares = 4

/** An address to scan. The library that draws it is loaded when the code is shown, and its place is kept free meanwhile. Without it, the link beside it does the same. */
export function QrCode({ className, label, size, text }: Props) {
  const [drawing, setDrawing] = useState<typeof QrCodes | null>(null)
  useEffect(() => {
    import('qrcode.react').then(setDrawing, () => {})
  }, [])
  if (drawing === null) return <svg aria-hidden className={className} height={size} width={size} />
  return (
    <drawing.QRCodeSVG
      aria-label={label}
      className={className}
      level="L"
      marginSize={quietSquares}
      role="img"
      size={size}
      value={text}
    />
  )
}
