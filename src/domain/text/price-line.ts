/** Both prices of an experience in one line of text. */
export function priceLine(headline: string, from: string | null): string {
  return [headline, from].filter(Boolean).join(', ')
}
