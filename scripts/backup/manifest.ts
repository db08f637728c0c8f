import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { errorMessage } from '#publishing/error-message.ts'
import { type Refusal, refused } from '../console.ts'
import type { Place } from './place.ts'

const manifestFile = 'backup.json'

const collection = z.strictObject({
  documents: z.int().nonnegative(),
  file: z.string().regex(/^[^/\\]+\.jsonl\.gz$/),
  /** SHA-256 of the lines, before they are compressed. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/)
})

/** Contents of a backup. It is written last: a folder without it is no backup. */
const manifest = z.strictObject({
  collections: z.record(z.string(), collection),
  database: z.string(),
  format: z.literal(1),
  /** As of when, ISO 8601. */
  moment: z.iso.datetime()
})

export type Manifest = z.output<typeof manifest>

export async function writeManifest(place: Place, content: Manifest): Promise<void> {
  await pipeline([`${JSON.stringify(content, null, 2)}\n`], place.write(manifestFile))
  await place.finished(manifestFile)
}

export async function readManifest(place: Place): Promise<({ kind: 'read' } & Manifest) | Refusal> {
  if (!(await place.names()).includes(manifestFile))
    return refused(
      `${place.name} holds no ${manifestFile}: it is no backup, or one that did not come to its end.`
    )
  try {
    return { kind: 'read', ...manifest.parse(JSON.parse(await text(place.read(manifestFile)))) }
  } catch (error) {
    return refused(`${place.name}/${manifestFile} cannot be read: ${errorMessage(error)}`)
  }
}
