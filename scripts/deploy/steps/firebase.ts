import { program } from '../program.ts'
import type { Step } from '../step.ts'

const firebaseTools = 'node_modules/firebase-tools/lib/bin/firebase.js'

/** firebase-tools bundles the functions first (`scripts/predeploy.ts`), so they are never older than the code. */
export const firebase: Step = {
  name: 'firebase',
  does: 'deploys functions, rules, indexes and expiry of documents',
  otherwise:
    'Hosting is as it was. What was deployed before the failure stays; the next run deploys the rest.',
  run: deploy =>
    program(
      deploy,
      [
        [process.execPath, firebaseTools, 'deploy', '--only', 'functions,firestore,storage'],
        ['--project', deploy.environment.GOOGLE_CLOUD_PROJECT],
        ['--config', deploy.env['HOSTING_CONFIG'] ?? ''],
        // Nobody is asked. Functions and indexes that the code no longer has go.
        ['--non-interactive', '--force']
      ].flat(),
      deploy.rehearsal?.toolsEnv ?? deploy.env
    )
}
