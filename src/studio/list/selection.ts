/** The rows between two of a list, both included; only the second where the first is no longer there. */
export function rangeBetween(ids: readonly string[], one: string | null, other: string): string[] {
  const [from, to] = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)]
  if (from < 0 || to < 0) return [other]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** The selection with these ids in it, or without them. */
export function withIds(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isOn: boolean
): ReadonlySet<string> {
  const changed = new Set(selected)
  for (const id of ids) {
    if (isOn) changed.add(id)
    else changed.delete(id)
  }
  return changed
}
