import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fontFiles } from './typeface.ts'

/** A print of how pictures come to be: our code beside this file, the typeface, the program that encodes them. */
export function rendererFingerprint(): string {
  const sum = createHash('sha256').update(sharp.versions.vips)
  const folder = import.meta.dirname
  const sources = readdirSync(folder)
    .sort()
    .map(name => join(folder, name))
  for (const file of [...sources, ...fontFiles()]) sum.update(readFileSync(file))
  return sum.digest('base64url').slice(0, 12)
}
