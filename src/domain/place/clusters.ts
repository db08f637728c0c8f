/** Something on a map, in pixels of the zoom that is shown. */
export interface Spot<Item> {
  item: Item
  x: number
  y: number
}

/** Spots that would lie on each other, as one: it stands where the first of them does. */
export interface Cluster<Item> {
  items: Item[]
  x: number
  y: number
}

/** No two clusters are nearer than the distance, so that each can be touched. Same spots in the same order, same clusters. */
export function clustersOf<Item>(spots: Spot<Item>[], distance: number): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = []
  for (const { item, x, y } of spots) {
    const near = clusters.find(cluster => Math.hypot(cluster.x - x, cluster.y - y) < distance)
    if (near) near.items.push(item)
    else clusters.push({ items: [item], x, y })
  }
  return clusters
}
