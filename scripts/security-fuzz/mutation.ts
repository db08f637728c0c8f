import { hostileTexts, hostileThings } from './values.ts'

type Random = () => number

/** The way to a value within another one. */
type Path = readonly (number | string)[]

const maxMutations = 3

/** Copies data with one to three faults: nearly valid, so that they get as far as possible. */
export function mutate(data: unknown, random: Random): unknown {
  let changed = data
  const times = 1 + Math.floor(random() * maxMutations)
  for (let time = 0; time < times; time += 1) {
    const path = pick(pathsIn(changed), random) ?? []
    changed = replacedAt(changed, path, value => wrong(value, random))
  }
  return changed
}

export function anything(random: Random): unknown {
  return random() < 0.5 ? pick(hostileTexts, random) : pick(hostileThings, random)
}

export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

function wrong(value: unknown, random: Random): unknown {
  const text = pick(hostileTexts, random) ?? ''
  if (isRecord(value)) return wrongObject(value, random)
  if (typeof value !== 'string' || random() < 0.3) return anything(random)
  // Around what is right, so that lengths and shapes still fit.
  const middle = Math.floor(random() * value.length)
  return pick([text, value + text, text + value, value.slice(0, middle) + text + value.slice(middle)], random)
}

function wrongObject(value: Record<string, unknown>, random: Random): unknown {
  const name = pick(Object.keys(value), random)
  const { [name ?? '']: dropped, ...without } = value
  const odd = pick(hostileTexts, random) ?? ''
  return pick(
    [without, { ...value, [odd]: odd }, { ...without, [odd]: dropped }, [value], anything(random)],
    random
  )
}

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const below = Object.entries(value).flatMap(([key, child]) => pathsIn(child).map(path => [key, ...path]))
  return [[], ...below]
}

function replacedAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === String(key) ? replacedAt(item, rest, change) : item
    )
  return isRecord(value) ? { ...value, [key]: replacedAt(value[key], rest, change) } : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
