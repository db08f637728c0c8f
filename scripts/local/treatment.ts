import { argumentsGiven, end, refused } from '../console.ts'
import type { Treatment } from './back-end.ts'

/** What the person who starts says about a named database that holds a catalogue: `--keep`, `--replace`, or nothing. */
export function treatmentGiven(): Treatment {
  const { values } = argumentsGiven({
    options: {
      keep: { default: false, type: 'boolean' },
      replace: { default: false, type: 'boolean' }
    }
  })
  if (values.keep && values.replace) end(refused('Either --keep or --replace, not both.'))
  if (values.keep) return 'keep'
  return values.replace ? 'replace' : null
}
