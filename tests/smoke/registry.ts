import { spawnSync } from 'node:child_process'

/** Says whether the registry of npm answers: without it, packages cannot be installed outside of the project. */
export const hasRegistry = spawnSync('npm', ['view', 'zod', 'name'], { timeout: 30_000 }).status === 0
if (!hasRegistry)
  console.log('The registry of npm does not answer: nothing is installed outside of the project')
