/**
 * Cuts a list into parts of a third of `most` up to `most` items; the last may have fewer. A part ends after the item that drew the lowest of the
 * lots in reach, not after a number of items: so one that comes or goes changes its own part, and hardly ever the others (content-defined chunking).
 */
export function cutIntoParts<Item>(items: Item[], most: number, lotOf: (item: Item) => number): Item[][] {
  const least = Math.ceil(most / 3)
  const parts: Item[][] = []
  let rest = items
  while (rest.length > most) {
    const lots = rest.slice(least - 1, most).map(lotOf)
    const end = least + lots.indexOf(Math.min(...lots))
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest.length > 0 ? [...parts, rest] : parts
}
