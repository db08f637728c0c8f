/** Interfaces of Google that the project uses, by their names. */
export const interfaces: readonly string[] = [
  'artifactregistry',
  'cloudbilling',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'serviceusage',
  'storage',
  // Exchanges the token of a workflow on GitHub.
  'sts'
].map(name => `${name}.googleapis.com`)

/** Google switches on as many at once, and gcloud does not divide a longer list. */
const maxAtOnce = 20

/** Returns the names in groups, each small enough for one call that switches interfaces on. */
export function inGroups(names: readonly string[]): string[][] {
  const starts = Array.from({ length: Math.ceil(names.length / maxAtOnce) }, (_, at) => at * maxAtOnce)
  return starts.map(start => names.slice(start, start + maxAtOnce))
}
