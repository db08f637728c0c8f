import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { embedScript } from '#domain/embed/embed-routes.ts'
import { embedVersions, latestEmbed } from '#domain/embed/versions.ts'
import { argumentsGiven, end, refused } from '../console.ts'
import { bundleEmbed } from './bundle.ts'

const ledger = 'src/domain/embed/versions.ts'

/**
 * Writes the element that foreign pages load as a file with a number. Pages hold its sum: a published file stays as it is, and a changed source gets the next
 * number (`--next`). Before the first publication of a number `--again` writes it anew.
 */
const { values } = argumentsGiven('embed', {
  options: { again: { default: false, type: 'boolean' }, next: { default: false, type: 'boolean' } }
})
const bytes = await bundleEmbed()
const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
const isNew = integrity !== latestEmbed.integrity
const version = latestEmbed.version + (values.next && isNew ? 1 : 0)
const file = join('public', embedScript(version))
if (!isNew && existsSync(file)) {
  console.log(`  ${file} is what the source makes`)
  end({ kind: 'done' })
}
if (existsSync(file) && !values.again && !values.next)
  end(
    refused(`The source makes another file than ${file}. Publish it as the next one: npm run embed -- --next`)
  )
writeFileAtomic(file, bytes)
const entries = [...embedVersions.filter(known => known.version !== version), { integrity, version }]
const rows = entries
  .map(known => `  { integrity: '${known.integrity}', version: ${known.version} }`)
  .join(',\n')
const text = readFileSync(ledger, 'utf8')
writeFileAtomic(ledger, text.replace(/= \[\s*\{[\s\S]*?\n?\]/, `= [\n${rows}\n]`))
console.log(`  ${file}: ${bytes.length} bytes, ${integrity}`)
end({ kind: 'done' })
