export { createFingerprint } from './content/fingerprint.ts'
export { memoizePer } from './content/memoize.ts'
export { createStabilizer } from './content/stabilize.ts'
