import { end } from './console.ts'
import { pull } from './database/pull.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'

const target = chooseTarget(process.env)

console.log(`Pulling from ${nameOf(target)}`)
end(await withDatabase(target, 'read', (db, source) => pull(db, source, new Date())))
