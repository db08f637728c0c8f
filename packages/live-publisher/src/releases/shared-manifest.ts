import { statSync } from 'node:fs'

import { createManifest, type Manifest } from './manifest.ts'

/** The manifest of a site that other programs change too: what they wrote down is read before it is asked. */
export function createSharedManifest(file: string): Manifest {
  let manifest = createManifest(file)
  let known = stateOf(file)
  const upToDate = (): Manifest => {
    const state = stateOf(file)
    if (state !== known) {
      manifest = createManifest(file)
      known = state
    }
    return manifest
  }
  const write = (work: (manifest: Manifest) => void): void => {
    work(upToDate())
    known = stateOf(file)
  }
  return {
    append: step => write(own => own.append(step)),
    at: version => upToDate().at(version),
    begin: entry => write(own => own.begin(entry)),
    forgetBefore: version => write(own => own.forgetBefore(version)),
    lastVersion: () => upToDate().lastVersion(),
    shorten: version => write(own => own.shorten(version))
  }
}

/** Another one after each write: the file grows, or is replaced. */
function stateOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeMs}`
}
