/** Imports of each module, by its path; types count like anything else. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The groups of modules that import each other in a circle (Tarjan's strongly connected components). */
export function circlesIn(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []

  function visit(module: string): void {
    order.set(module, order.size)
    lowest.set(module, order.size - 1)
    path.push(module)
    for (const next of imports.get(module) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lower(module, lowest.get(next))
    }
    if (lowest.get(module) !== order.get(module)) return
    const circle = path.splice(path.indexOf(module))
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  function lower(module: string, value = Infinity): void {
    lowest.set(module, Math.min(lowest.get(module) ?? Infinity, value))
  }

  for (const module of imports.keys()) if (!order.has(module)) visit(module)
  return circles
}
