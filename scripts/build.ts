import { end } from './console.ts'
import { buildSite } from './site/build.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

console.log('Building the site')
end(await buildSite({ signal: stopping.signal }))
