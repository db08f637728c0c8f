import { isDeepStrictEqual } from 'node:util'

/** What was there before when it says the same: what is compared as an object stays the one it was. */
export function asBefore<Value extends object>(before: Value | null | undefined, now: Value): Value {
  return before && isDeepStrictEqual(before, now) ? before : now
}
