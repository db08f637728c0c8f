import { chooseTarget, nameOf, withDatabase } from '../database/target.ts'
import { bad, type Finding, good, type Check, warning } from './finding.ts'

/** Says whether the database that the environment names answers, and holds a catalogue. */
export const lookAtDatabase: Check = async env => {
  const target = chooseTarget(env)
  const name = nameOf(target)
  const found: Finding[] = []
  if (env.FIRESTORE_EMULATOR_HOST && env.GOOGLE_APPLICATION_CREDENTIALS)
    found.push(
      warning(
        'FIRESTORE_EMULATOR_HOST and GOOGLE_APPLICATION_CREDENTIALS are both set: the emulator is taken.',
        'Unset the one that is not meant'
      )
    )
  const outcome = await withDatabase(target, 'read', async db => {
    const isFilled = !(await db.collection('experiencias').limit(1).get()).empty
    found.push(
      isFilled
        ? good(`${name} answers`)
        : bad(`${name} holds no experiences.`, 'npm run seed, or name another one')
    )
    return { kind: 'done' }
  })
  return outcome.kind === 'done'
    ? found
    : [...found, bad(outcome.message.split('\n')[0] ?? '', restOf(outcome.message))]
}

function restOf(message: string): string {
  return message.split('\n').slice(1).join('\n') || 'npm run seed'
}
