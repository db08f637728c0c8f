import { argumentsGiven, end, refused } from '../console.ts'
import type { ExistingData } from './back-end.ts'

/**
 * What the person who starts says about a named database that holds a catalogue: `--keep`, `--replace`, or nothing; and with `--fresh`, that what was
 * edited here before is to be forgotten.
 */
export function existingDataOption(name: string): ExistingData {
  const { values } = argumentsGiven(name, {
    options: {
      fresh: { default: false, type: 'boolean' },
      keep: { default: false, type: 'boolean' },
      replace: { default: false, type: 'boolean' }
    }
  })
  if (values.keep && values.replace) end(refused('Either --keep or --replace, not both.'))
  if (values.fresh && values.keep) end(refused('Either --keep or --fresh, not both.'))
  if (values.fresh) return 'fresh'
  if (values.keep) return 'keep'
  return values.replace ? 'replace' : null
}
