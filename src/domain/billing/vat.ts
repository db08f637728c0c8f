/** Part of a total that falls under one rate of VAT. All amounts are whole cents. */
export interface VatShare {
  vatPercent: number
  /** Without VAT. */
  netCents: number
  vatCents: number
  grossCents: number
}

export interface PricedLine {
  quantity: number
  /** With VAT: prices for consumers are final prices. */
  unitCents: number
  vatPercent: number
}

export function lineCents({ quantity, unitCents }: PricedLine): number {
  return quantity * unitCents
}

export function totalCents(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

/** The VAT contained in final prices, one share per rate, the lowest first. Rounded once per rate, so that net and VAT add up to what was paid. */
export function vatShares(lines: readonly PricedLine[]): VatShare[] {
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))].toSorted((a, b) => a - b)
  return rates.map(vatPercent => {
    const grossCents = totalCents(lines.filter(line => line.vatPercent === vatPercent))
    const netCents = Math.round((grossCents * 100) / (100 + vatPercent))
    return { grossCents, netCents, vatCents: grossCents - netCents, vatPercent }
  })
}

/** Whole cents of an amount in euros. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100)
}
