import { argumentsGiven, end } from './console.ts'
import { releasesHere, siteName } from './control/command.ts'
import { resume } from './control/operate.ts'
import { openControl } from './control/store.ts'

argumentsGiven('resume')

console.log(`Resuming ${siteName(process.env)}`)
end(await resume(openControl(process.env), releasesHere(process.env), console.log))
