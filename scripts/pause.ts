import './deploy/use-environment.ts'
import { argumentsGiven } from './console.ts'
import { decisionOf, decisionOptions, endDeciding, siteName } from './control/command.ts'
import { pause } from './control/operate.ts'
import { openControl } from './control/store.ts'

const { values } = argumentsGiven('pause', { options: decisionOptions })

console.log(`Pausing ${siteName(process.env)}`)
await endDeciding(values.to, async say => pause(openControl(process.env), decisionOf(values), say))
