import type { IssueTexts } from '#contract/problems/problem.ts'

export const phoneWords = {
  expected: 'un teléfono con prefijo, por ejemplo +34 600 000 001',
  problem: 'no es un teléfono'
} as const satisfies IssueTexts

const whatsappLink =
  /^https:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d+)/i
const bareSpanish = /^[5-9]\d{8}$/
const e164 = /^\+(?:34[5-9]\d{8}|(?!34)[1-9]\d{6,14})$/

/** A phone number in E.164, out of the ways in which people write it, WhatsApp links included; null when it is none. */
export function phoneOf(text: string): string | null {
  const linked = whatsappLink.exec(text)?.[1]
  const number = linked === undefined ? dialled(text) : withPrefix(linked, `+${linked}`)
  return e164.test(number) ? number : null
}

function dialled(text: string): string {
  const number = text.replace(/^tel:/i, '').replaceAll(/[\s.()/-]/g, '')
  return number.startsWith('00') ? `+${number.slice(2)}` : withPrefix(number, number)
}

function withPrefix(digits: string, otherwise: string): string {
  if (bareSpanish.test(digits)) return `+34${digits}`
  return /^34[5-9]\d{8}$/.test(digits) ? `+${digits}` : otherwise
}
