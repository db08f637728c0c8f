/** Where an item is looked for: so many may come or go at one place of a list, and those behind them are still found. */
const nearPlaces = [0, 1, 2, 3, 4, -1, -2, -3, -4]

/**
 * What was there before, as far as the new one says the same: all of it, or else each field, and in a list each item. Objects inside of those are taken as a whole.
 * Whoever remembers something by an object finds it again, and a change of one item leaves the others the same objects.
 */
export function stabilize<Value>(before: Value, now: Value): Value
export function stabilize(before: unknown, now: unknown): unknown {
  if (isEqual(before, now)) return before
  if (Array.isArray(before) && Array.isArray(now)) return stabilizeList(before, now)
  if (!isPlain(before) || !isPlain(now)) return now
  const fields = Object.entries(now).map(([name, part]) => [name, stabilizePart(before[name], part)])
  return Object.fromEntries(fields)
}

/** An object or a list: the one of before as long as it says the same. */
export function createStabilizer<Made extends object>(): (now: Made) => Made {
  let last: Made | null = null
  return now => {
    last = last === null ? now : stabilize(last, now)
    return last
  }
}

function stabilizePart(before: unknown, now: unknown): unknown {
  if (isEqual(before, now)) return before
  return Array.isArray(before) && Array.isArray(now) ? stabilizeList(before, now) : now
}

/** Items that are equal are found again near the place where they should be: where few came, went or moved before them. */
function stabilizeList(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  let next = 0
  return now.map(item => {
    const away = nearPlaces.find(each => isItemAt(before, next + each, item))
    // What is new stands in the place of another one, or before it where the list has grown.
    if (away === undefined) {
      if (now.length <= before.length) next += 1
      return item
    }
    next += away + 1
    return before[next - 1]
  })
}

function isItemAt(list: readonly unknown[], place: number, item: unknown): boolean {
  return place >= 0 && place < list.length && isEqual(list[place], item)
}

/** By what is in them: plain objects and lists alone. All else is only the same as itself. */
export function isEqual(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true
  if (Array.isArray(before) && Array.isArray(now)) {
    return before.length === now.length && before.every((item, index) => isEqual(item, now[index]))
  }
  if (!isPlain(before) || !isPlain(now)) return false
  const names = Object.keys(now)
  const old = Object.keys(before)
  // Their order belongs to what they say: it is the order in which they are written out.
  return (
    names.length === old.length &&
    names.every((name, index) => name === old[index] && isEqual(before[name], now[name]))
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
