/** A moment of the database to the billionth of a second, as Firestore's own JSON writes it. */
export interface Moment {
  seconds: number
  nanos: number
}

export function momentText({ nanos, seconds }: Moment): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -5)
  return `${whole}.${String(nanos).padStart(9, '0')}Z`
}

/** Null for what is no moment. */
export function momentOf(text: string): Moment | null {
  const [, whole = '', fraction = ''] = /^(.+?)(?:\.(\d{1,9}))?Z$/.exec(text) ?? []
  const seconds = Date.parse(`${whole}Z`) / 1000
  return Number.isInteger(seconds) ? { nanos: Number(fraction.padEnd(9, '0')), seconds } : null
}
