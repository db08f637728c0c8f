import { argumentsGiven, end, refused } from '../console.ts'
import type { ExistingData } from './back-end.ts'

/** Reads the decision about a named database that holds a catalogue: `--keep`, `--replace`, or none; `--fresh` also discards edits that were made here before. */
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
