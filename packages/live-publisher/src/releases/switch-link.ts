import { lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** One step: a request gets the one tree or the other. The new link is made beside the old one: the trees may lie on another disk. */
export function switchLink(served: string, tree: string): void {
  const draft = `${served}.next`
  rmSync(draft, { force: true })
  symlinkSync(relative(resolve(dirname(served)), resolve(tree)), draft)
  // A folder of before this way of keeping sites: it cannot be replaced by a link in one step, and only once.
  if (lstatSync(served, { throwIfNoEntry: false })?.isDirectory()) rmSync(served, { recursive: true })
  renameSync(draft, served)
}
