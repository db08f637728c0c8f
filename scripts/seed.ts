import { argumentsGiven, end, refused } from './console.ts'
import { ownCatalogue, seed, withReports } from './database/seed.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'

const { values } = argumentsGiven('seed', {
  options: {
    force: { default: false, type: 'boolean' },
    from: { type: 'string' },
    partial: { default: false, type: 'boolean' }
  }
})
const folder = values.from ?? ownCatalogue
const target = chooseTarget(process.env)

console.log(`Seeding ${nameOf(target)} from ${folder}`)
const outcome = await withDatabase(target, 'replace', async db => {
  const isInUse = target.kind === 'cloud' && !(await db.collection('experiencias').limit(1).get()).empty
  if (!isInUse || values.force)
    return seed(db, folder, new Date(), { ...withReports, isPartial: values.partial })
  return refused(
    `${nameOf(target)} holds a catalogue already, and seeding replaces it. To do so: add --force`
  )
})
end(outcome)
