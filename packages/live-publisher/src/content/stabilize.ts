import { isPlain } from './plain-object.ts'

/** Says whether two parts are taken for the same. */
type IsSame = (before: unknown, now: unknown) => boolean

/** An item is looked for this far from its old place: items behind up to four that came or went are still found. */
const nearPlaces = [0, 1, 2, 3, 4, -1, -2, -3, -4]

/** Reuses the objects of `before` wherever they equal those of `now`: the whole value, or else each field, and each item of a list. Memoized results stay valid, and a change of one item leaves the others identical. Nested objects are reused as a whole. `latestEqual` equals `before` and may have newer objects: `now` is compared with it. */
export function stabilize<Value>(before: Value, now: Value, isSame: IsSame, latestEqual?: Value): Value
export function stabilize(
  before: unknown,
  now: unknown,
  isSame: IsSame,
  latestEqual: unknown = before
): unknown {
  if (isSame(latestEqual, now)) return before
  if (Array.isArray(before) && Array.isArray(now)) return stabilizeList(before, now, isSame, latestEqual)
  if (!isPlain(before) || !isPlain(now)) return now
  const like = isPlain(latestEqual) ? latestEqual : before
  const parts = Object.entries(now).map(([name, part]) => [
    name,
    stabilizePart(before[name], part, isSame, like[name])
  ])
  const fields: Record<string, unknown> = Object.fromEntries(parts)
  return haveSameFields(before, fields, Object.is) ? before : fields
}

/** An object or a list: the one of before as long as it is made of the same parts, and lists in it as long as they have the same items. */
export function createStabilizer<Made extends object>(): (now: Made) => Made {
  let last: Made | null = null
  return now => {
    last = last === null ? now : stabilize(last, now, isIdentical)
    return last
  }
}

function stabilizePart(before: unknown, now: unknown, isSame: IsSame, latestEqual: unknown): unknown {
  if (isSame(latestEqual, now)) return before
  return Array.isArray(before) && Array.isArray(now) ? stabilizeList(before, now, isSame, latestEqual) : now
}

/** Items are found again near the place where they should be: where few came, went or moved before them. */
function stabilizeList(
  before: readonly unknown[],
  now: readonly unknown[],
  isSame: IsSame,
  latestEqual: unknown
): readonly unknown[] {
  const like: readonly unknown[] = Array.isArray(latestEqual) ? latestEqual : before
  let next = 0
  const stable = now.map(item => {
    const away = nearPlaces.find(each => isItemAt(like, next + each, item, isSame))
    // A new item replaces a removed one, or is inserted where the list has grown.
    if (away === undefined) {
      if (now.length <= before.length) next += 1
      return item
    }
    next += away + 1
    return before[next - 1]
  })
  // Two places that hold the same list then go on with one: what is remembered by it is remembered for both.
  return haveSameItems(stable, now, Object.is) ? now : stable
}

function isItemAt(list: readonly unknown[], place: number, item: unknown, isSame: IsSame): boolean {
  return place >= 0 && place < list.length && isSame(list[place], item)
}

/** True for the same object, and for lists of the same objects. */
export function isIdentical(before: unknown, now: unknown): boolean {
  return (
    Object.is(before, now) ||
    (Array.isArray(before) && Array.isArray(now) && haveSameItems(before, now, isIdentical))
  )
}

/** By what is in them: plain objects and lists alone. All else is only the same as itself. */
export function isEqual(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true
  if (Array.isArray(before) && Array.isArray(now)) return haveSameItems(before, now, isEqual)
  return isPlain(before) && isPlain(now) && haveSameFields(before, now, isEqual)
}

function haveSameItems(before: readonly unknown[], now: readonly unknown[], isSame: IsSame): boolean {
  if (before.length !== now.length) return false
  // Most are the same object: that is known without a call.
  for (let index = 0; index < now.length; index += 1) {
    if (before[index] !== now[index] && !isSame(before[index], now[index])) return false
  }
  return true
}

/** Their order belongs to what they say: it is the order in which they are written out. */
function haveSameFields(
  before: Record<string, unknown>,
  now: Record<string, unknown>,
  isSame: IsSame
): boolean {
  const [old, names] = [Object.keys(before), Object.keys(now)]
  if (old.length !== names.length) return false
  for (const [index, name] of names.entries()) {
    if (name !== old[index]) return false
    if (before[name] !== now[name] && !isSame(before[name], now[name])) return false
  }
  return true
}
