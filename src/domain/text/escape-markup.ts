const signs: Record<string, string> = { '"': '&quot;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as html and xml write it, inside of double quotation marks too. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/["&<>]/g, sign => signs[sign] ?? sign)
}
