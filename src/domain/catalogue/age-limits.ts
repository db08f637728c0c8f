/** Ages that may take part, in years; null where there is no limit. */
export interface AgeLimits {
  maximum: number | null
  minimum: number | null
}

export function hasAgeLimit({ maximum, minimum }: AgeLimits): boolean {
  return maximum !== null || minimum !== null
}

/** `@8`, `@8-65`, `@-65`; empty without a limit. */
export function writeLimits(limits: AgeLimits): string {
  const { maximum, minimum } = limits
  return hasAgeLimit(limits) ? `@${minimum ?? ''}${maximum === null ? '' : `-${maximum}`}` : ''
}

/** Returns no limits for any other text. */
export function readLimits(text: string): AgeLimits {
  const [, minimum, maximum] = /^@(\d{1,2})?(?:-(\d{1,2}))?$/.exec(text) ?? []
  const yearsOf = (years?: string) => (years === undefined ? null : Number(years))
  return { maximum: yearsOf(maximum), minimum: yearsOf(minimum) }
}
