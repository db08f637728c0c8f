import { argumentsGiven, end } from './console.ts'
import { decisionOf, decisionOptions, siteName } from './control/command.ts'
import { pause } from './control/operate.ts'
import { openControl } from './control/store.ts'

const { values } = argumentsGiven('pause', { options: decisionOptions })

console.log(`Pausing ${siteName(process.env)}`)
end(await pause(openControl(process.env), decisionOf(values), console.log))
