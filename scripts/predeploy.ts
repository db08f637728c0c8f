import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageVariables, serverVariables } from '#domain/site/environment-names.ts'
import { end, type Outcome, refused } from './console.ts'
import { bundleFunctions, functionsFile } from './site/functions.ts'

// firebase-tools runs this before it deploys (firebase.json). It names the project in GCLOUD_PROJECT.
const { GCLOUD_PROJECT: project, SITE_PROJECT } = process.env
end(project === SITE_PROJECT && process.argv[2] === 'functions' ? await prepareFunctions() : outsideDeploy())

/** The functions are always those of this code, with the variables of this environment: firebase-tools reads them from a file beside the code. */
async function prepareFunctions(): Promise<Outcome> {
  await bundleFunctions()
  const lines = [...pageVariables, ...serverVariables].flatMap(name => {
    const value = process.env[name]
    return value ? [`${name}=${JSON.stringify(value)}\n`] : []
  })
  writeFileSync(join(dirname(functionsFile), `.env.${project ?? ''}`), lines.join(''))
  return { kind: 'done' }
}

/** What lies here may be old or of another environment, and a release from here would pass a pause, the guard and newer code. */
function outsideDeploy(): Outcome {
  return refused('Deploy with: npm run deploy -- --to staging. The publisher alone releases on Hosting.')
}
