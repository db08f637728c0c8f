/** Files of the site, by their paths below its root, with the key of what each shows. */
export type Keys = Map<string, string>

/** What must happen to a site with these keys so that it has those: files in the order of their names. */
export interface Plan {
  added: string[]
  changed: string[]
  removed: string[]
}

/** The last one stays at hand: a publication asks when it begins, and again when it writes down what it did. */
export function planOf(before: Keys, after: Keys): Plan {
  if (last?.before !== before || last.after !== after) last = { after, before, plan: compare(before, after) }
  return last.plan
}

let last: { before: Keys; after: Keys; plan: Plan } | undefined

function compare(before: Keys, after: Keys): Plan {
  const plan: Plan = { added: [], changed: [], removed: [] }
  for (const [file, key] of after) {
    const old = before.get(file)
    if (old === undefined) plan.added.push(file)
    else if (old !== key) plan.changed.push(file)
  }
  // Only looked for when some must be missing: there are tens of thousands.
  if (before.size + plan.added.length !== after.size)
    for (const file of before.keys()) if (!after.has(file)) plan.removed.push(file)
  return { added: plan.added.toSorted(), changed: plan.changed.toSorted(), removed: plan.removed.toSorted() }
}

export function isEmpty({ added, changed, removed }: Plan): boolean {
  return added.length + changed.length + removed.length === 0
}

/** The address a file is served at: without `.html`, and a folder for its `index`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`
}
