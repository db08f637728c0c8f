import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageVariables, serverVariables } from '#domain/site/environment-names.ts'
import { end, type Outcome, refused } from './console.ts'
import { bundleFunctions } from './site/functions.ts'

// firebase-tools runs this before it deploys (firebase.json). It names the project, and the folder that it deploys.
const { GCLOUD_PROJECT: project, RESOURCE_DIR: folder = '', SITE_PROJECT } = process.env
end(project === SITE_PROJECT && process.argv[2] === 'functions' ? await prepareFunctions() : outsideDeploy())

/** The functions are always those of this code, with the variables of this environment: firebase-tools reads them from a file beside the code. */
async function prepareFunctions(): Promise<Outcome> {
  await bundleFunctions(folder)
  const lines = [...pageVariables, ...serverVariables, 'SITE_ORIGIN'].flatMap(name => {
    const value = process.env[name]
    return value ? [`${name}=${JSON.stringify(value)}\n`] : []
  })
  writeFileSync(join(folder, `.env.${project ?? ''}`), lines.join(''))
  return { kind: 'done' }
}

/** The built files here may be old or of another environment, and a release from here would bypass a pause, the guard and newer code. */
function outsideDeploy(): Outcome {
  return refused('Deploy with: npm run deploy -- --to staging. The publisher alone releases on Hosting.')
}
