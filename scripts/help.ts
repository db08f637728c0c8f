import { argumentsGiven } from './console.ts'
import { commandList } from './commands.ts'

argumentsGiven('help')
console.log('Run one with npm run NAME; npm run NAME -- --help says more.\n')
console.log(commandList().join('\n'))
