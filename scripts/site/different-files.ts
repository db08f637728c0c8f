import type { Keys } from '#publishing/keys.ts'

/** The files that are new, or made of something else. */
export function differentFiles(before: Keys, after: Keys): ReadonlySet<string> {
  return new Set([...after].filter(([file, key]) => before.get(file) !== key).map(([file]) => file))
}
