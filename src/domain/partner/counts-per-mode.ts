import { type OperatingMode, operatingModes } from './mode.ts'

/** A number for each mode. */
export type Counts = Record<OperatingMode, number>

/** How many of some experiences each mode shows. */
export function countPerMode(shown: readonly { hiddenFor: OperatingMode[] }[]): Counts {
  const count = (mode: OperatingMode) => shown.filter(({ hiddenFor }) => !hiddenFor.includes(mode)).length
  return {
    default: count('default'),
    other: count('other'),
    rentacar: count('rentacar'),
    'tourist-housing': count('tourist-housing')
  }
}

/** The different numbers, each with the modes that have it. */
export function differentCounts(counts: Counts): { count: number; modes: OperatingMode[] }[] {
  return [...new Set(operatingModes.map(mode => counts[mode]))].map(count => ({
    count,
    modes: operatingModes.filter(mode => counts[mode] === count)
  }))
}

/** The modes that show any. */
export function modesWithSome(counts: Counts): OperatingMode[] {
  return operatingModes.filter(mode => counts[mode] > 0)
}

/** The modes that show none of these, as an attribute names them. */
export function modesWithoutAny(shown: { hiddenFor: OperatingMode[] }[]): string | undefined {
  const modes = operatingModes.filter(mode => shown.every(({ hiddenFor }) => hiddenFor.includes(mode)))
  return modes.join(' ') || undefined
}

/** The modes that show none, as `data-hidden-for` names them: what would lead to nothing is not offered. */
export function modesWithNone(counts: Counts): string | undefined {
  return operatingModes.filter(mode => counts[mode] === 0).join(' ') || undefined
}
