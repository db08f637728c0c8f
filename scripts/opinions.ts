import { argumentsGiven, end, refused } from './console.ts'
import { writeOpinionPlaces } from './customers/opinion-places.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'

argumentsGiven('opinions')

const target = chooseTarget(process.env)
if (target.kind === 'kept') end(refused('Which database? Name one in the environment, or npm start first.'))

end(
  await withDatabase(target, 'read', async db => {
    const { opinions, written } = await writeOpinionPlaces(db, new Date())
    console.log(`${nameOf(target)}: ${opinions} opinions of customers, ${written} of them listed anew.`)
    return { kind: 'done' }
  })
)
