import { transcode } from 'node:buffer'

let units = Buffer.allocUnsafeSlow(500_000)

/**
 * A text as UTF-8. One with a single «€» takes Node more than four times as long to encode as to transcode. Half a pair of surrogates, which cannot be transcoded,
 * becomes the sign for what is no letter.
 */
export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  // Twice its length, always in the same memory: made anew for each page, it would have to be cleared away in the middle of an edit.
  if (units.length < 2 * text.length) units = Buffer.allocUnsafeSlow(4 * text.length)
  try {
    return transcode(units.subarray(0, units.write(text, 'utf16le')), 'utf16le', 'utf8')
  } catch {
    return new TextEncoder().encode(text)
  }
}

/** A text as a file of the site. As bytes: a Response measures a text before it writes it, and tables are long. */
export function textResponse(text: string, type: string): Response {
  return new Response(bytesOfText(text), {
    headers: { 'Content-Type': `${type}; charset=utf-8` }
  })
}
