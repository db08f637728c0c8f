import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { placeFile } from './link-tree.ts'

/**
 * Puts together what several builds have made of one site: byte for byte what one build makes. Throws where two made the same file of different bytes: then they were
 * not made of the same content and code.
 */
export function joinParts(parts: readonly string[], folder: string): void {
  for (const part of parts)
    for (const file of filesIn(part)) place(join(part, file), join(folder, file), file)
}

function place(from: string, to: string, file: string): void {
  if (!existsSync(to)) {
    mkdirSync(dirname(to), { recursive: true })
    placeFile(from, to)
  } else if (!readFileSync(from).equals(readFileSync(to))) {
    throw new Error(`Two parts have made ${file}, and not the same`)
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => statSync(join(folder, file)).isFile())
    .toSorted()
}
