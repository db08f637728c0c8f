import { bytesOfText } from './text-bytes.ts'

/** A text as a file of the site. As bytes: a Response measures a text before it writes it, and tables are long. */
export function textResponse(text: string, type: string): Response {
  return new Response(bytesOfText(text), {
    headers: { 'Content-Type': `${type}; charset=utf-8` }
  })
}
