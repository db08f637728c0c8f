/** Something on a map, in pixels of the zoom that is shown. */
export interface Spot<Item> {
  item: Item
  x: number
  y: number
}

/** Spots that would lie on each other, as one: where it stands and what it holds. */
export interface Cluster<Item> {
  items: Item[]
  x: number
  y: number
}

/** Spots in the same cell of a grid are one cluster, in the middle of what it holds. Same spots and size, same clusters. */
export function clustered<Item>(spots: Spot<Item>[], cellSize: number): Cluster<Item>[] {
  const cells = new Map<string, Spot<Item>[]>()
  for (const spot of spots) {
    const cell = `${Math.floor(spot.x / cellSize)} ${Math.floor(spot.y / cellSize)}`
    cells.set(cell, [...(cells.get(cell) ?? []), spot])
  }
  return [...cells.values()].map(cell => ({
    items: cell.map(({ item }) => item),
    x: mean(cell.map(({ x }) => x)),
    y: mean(cell.map(({ y }) => y))
  }))
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
