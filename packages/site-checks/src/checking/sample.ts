/** An even spread without a pattern: the golden section never meets a period of the list. */
const step = 0.618_033_988_75

/** So many pages of a site, the same ones each time: of every group of alike pages about as many. */
export function sampleOf(
  pages: readonly string[],
  count: number,
  groupOf: (address: string) => string
): string[] {
  const groups = Map.groupBy(pages, groupOf)
  const ranked = [...groups.values()].flatMap(group =>
    spread(group).map((address, round) => ({ address, round }))
  )
  return ranked
    .toSorted((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ address }) => address)
}

function spread(group: string[]): string[] {
  return group
    .map((address, index) => ({ address, place: (index * step) % 1 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ address }) => address)
}
