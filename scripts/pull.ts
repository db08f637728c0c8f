import { argumentsGiven, end } from './console.ts'
import { pullHere } from './database/pull.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'
import { structureConsole } from './telemetry/log.ts'

argumentsGiven('pull')

structureConsole(process.env)
const target = chooseTarget(process.env)

console.log(`Pulling from ${nameOf(target)}`)
end(await withDatabase(target, 'read', pullHere))
