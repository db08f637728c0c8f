import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { embedScript } from '#domain/embed/embed-routes.ts'
import { embedVersions, latestEmbed } from '#domain/embed/versions.ts'
import { bundleEmbed } from '../../../../scripts/embed/bundle.ts'

const maxBytes = 5000

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The first versions, word for word: pages that nobody of us can change check the file by these sums. */
const published = ['sha384-31q/8LQ2k8Iwe8K5sKEy1F4ZAO4Ge79M9YaG0Lviphu4J+6OhAP7N3zgff4YjH4m']

test.each(embedVersions)('version $version is the file that was published', ({ integrity, version }) => {
  expect(integrityOf(readFileSync(`public${embedScript(version)}`))).toBe(integrity)
})

test('no published version was changed or taken away', () => {
  expect(embedVersions.map(({ integrity }) => integrity).slice(0, published.length)).toEqual(published)
  expect(embedVersions.map(({ version }) => version)).toEqual(embedVersions.map((_, index) => index + 1))
  expect(readdirSync('public/embed')).toHaveLength(embedVersions.length)
})

test('the last version is what the source makes: npm run embed -- --next', async () => {
  expect(integrityOf(await bundleEmbed())).toBe(latestEmbed.integrity)
})

test.each(embedVersions)('version $version weighs little', ({ version }) => {
  expect(brotliCompressSync(readFileSync(`public${embedScript(version)}`)).length).toBeLessThanOrEqual(
    maxBytes
  )
})
