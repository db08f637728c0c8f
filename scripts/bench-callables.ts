import { parseArgs } from 'node:util'
import { measureCallables } from './bench/callables.ts'
import { end, refused } from './console.ts'
import { bundleFunctions } from './site/functions.ts'

/** `npm run bench:callables`: what calls cost over HTTP, and how many messages a second are held with none lost. */
const { values } = parseArgs({
  options: { calls: { default: '50', type: 'string' }, messages: { default: '500', type: 'string' } }
})

await bundleFunctions()
// Each call has a line in the log, which is not what is measured.
console.debug = () => {}
const { contact, warm } = await measureCallables(Number(values.calls), Number(values.messages))
for (const { medianMs, name, slowestMs } of warm)
  console.log(`${name.padEnd(20)} ${medianMs} ms in the middle, ${slowestMs} ms at most`)
console.log(`contact messages     ${contact.perSecond} a second; ${contact.held} of ${contact.sent} held`)
if (contact.held !== contact.sent) end(refused('messages were lost'))
end({ kind: 'done' })
