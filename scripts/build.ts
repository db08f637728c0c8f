import { copyFileSync } from 'node:fs'
import { partName, readPart } from './site/parts/part-name.ts'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { buildSite } from './site/build.ts'
import { hostWarnings, isOtherHost, otherHosts, writeForHost } from './site/hosts/write.ts'
import { buildPart } from './site/parts/build-part.ts'
import { joinSite } from './site/parts/join.ts'
import { defaultPartsFolder } from './site/parts/part-record.ts'
import { structureConsole } from './telemetry/log.ts'

structureConsole(process.env)
const { values } = argumentsGiven('build', {
  options: {
    folder: { default: defaultPartsFolder, type: 'string' },
    host: { type: 'string' },
    join: { default: false, type: 'boolean' },
    part: { type: 'string' }
  }
})
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

end(await build())

async function build(): Promise<Outcome> {
  if (values.join) {
    console.log('Joining the parts of the site')
    return joinSite(values.folder)
  }
  if (values.host !== undefined) return buildForHost(values.host)
  if (values.part === undefined) {
    console.log('Building the site')
    return buildSite({ signal: stopping.signal })
  }
  const part = readPart(values.part)
  if (part === null) return refused('--part is to be one of several, such as 1/4.')
  console.log(`Building part ${partName(part)} of the site`)
  return buildPart(part, values.folder, stopping.signal)
}

async function buildForHost(host: string): Promise<Outcome> {
  if (!isOtherHost(host)) return refused(`--host is to be one of ${otherHosts.join(', ')}.`)
  console.log(`Building the site for ${host}`)
  // A file of its own: the policy of a build names the project, which nobody is to commit.
  process.env.HOSTING_CONFIG ||= 'firebase.hosts.json'
  copyFileSync('firebase.json', process.env.HOSTING_CONFIG)
  for (const warning of hostWarnings(process.env)) console.warn(`  ${warning}`)
  const built = await buildSite({ onlyWhenChanged: true, signal: stopping.signal })
  if (built.kind === 'done') console.log(`  written to ${await writeForHost(host)} (docs/other-hosts.md)`)
  return built
}
