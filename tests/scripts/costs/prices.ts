/** The day on which the prices were looked up, in USD: Cloud Run in europe-west1, Firestore in eur3, Firebase Hosting. */
export const pricesOf = '2026-11-28'

export interface Price {
  usd: number
  /** For so many units. */
  per: number
  unit: string
  /** Units of a month that cost nothing. */
  free: number
}

export const prices = {
  requests: { free: 2_000_000, per: 1_000_000, unit: 'requests of functions', usd: 0.4 },
  cpu: { free: 180_000, per: 1, unit: 'processor-seconds of functions', usd: 0.000024 },
  memory: { free: 360_000, per: 1, unit: 'GiB-seconds of functions', usd: 0.0000025 },
  standingCpu: { free: 0, per: 1, unit: 'processor-seconds of the publisher', usd: 0.000018 },
  standingMemory: { free: 0, per: 1, unit: 'GiB-seconds of the publisher', usd: 0.000002 },
  // 50,000 and 20,000 a day.
  reads: { free: 1_500_000, per: 100_000, unit: 'reads of documents', usd: 0.06 },
  writes: { free: 600_000, per: 100_000, unit: 'writes of documents', usd: 0.18 },
  kept: { free: 10, per: 1, unit: 'GB kept by Hosting', usd: 0.026 },
  sent: { free: 10, per: 1, unit: 'GB sent by Hosting', usd: 0.15 }
} as const satisfies Record<string, Price>

export type PriceName = keyof typeof prices

export function costOf(name: PriceName, units: number): number {
  const { free, per, usd } = prices[name]
  return (Math.max(0, units - free) / per) * usd
}
