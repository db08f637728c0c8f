import { useRef, useState } from 'react'

export interface Selection {
  selected: ReadonlySet<string>
  clear: () => void
  /** From a row to the next one or the one before. */
  extend: (id: string, by: -1 | 1) => void
  set: (ids: readonly string[], isOn: boolean) => void
  /** Chooses a row, or leaves it; as a range from the row that was chosen last. */
  toggle: (id: string, isRange: boolean) => void
}

/** The chosen rows of a list, whether or not a filter shows them now. */
export function useSelection(ids: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  return {
    clear: () => {
      last.current = null
      setSelected(new Set())
    },
    extend: (id, by) => {
      const next = ids[ids.indexOf(id) + by]
      last.current = next ?? id
      setSelected(withIds(selected, next === undefined ? [id] : [id, next], true))
    },
    selected,
    set: (changed, isOn) => setSelected(withIds(selected, changed, isOn)),
    toggle: (id, isRange) => {
      const range = isRange ? rangeBetween(ids, last.current, id) : [id]
      setSelected(withIds(selected, range, isRange || !selected.has(id)))
      last.current = id
    }
  }
}

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
