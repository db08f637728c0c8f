const completed = /^\S+ ✓ Completed in (?:(\d+)m )?([\d.]+)(m?s)\.$/m

/** How long the pages themselves took, by what Astro says: `27.53s`, `850ms` or `1m 7s`. Lines about its other steps have a label. */
export function renderSeconds(log: string[]): number {
  const [, minutes = 0, number = 0, unit] = completed.exec(log.join('\n')) ?? []
  return Number(minutes) * 60 + Number(number) / (unit === 'ms' ? 1000 : 1)
}
