import './deploy/use-environment.ts'
import { argumentsGiven } from './console.ts'
import { endDeciding, releasesHere, siteName } from './control/command.ts'
import { resume } from './control/operate.ts'
import { openControl } from './control/store.ts'

const { values } = argumentsGiven('resume', { options: { to: { type: 'string' } } })

console.log(`Resuming ${siteName(process.env)}`)
await endDeciding(values.to, async say => resume(openControl(process.env), releasesHere(process.env), say))
