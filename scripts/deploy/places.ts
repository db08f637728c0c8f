import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

/** Places of an environment on this machine: what `npm start` serves stays as it is. */
export function placesOf(label: string) {
  const folder = resolve('.cache/deploy', label)
  return {
    folder,
    variables: {
      CATALOG_FOLDER: `${folder}/catalog`,
      HOSTING_CONFIG: resolve(`firebase.${label}.json`),
      SITE_PLACE: folder
    }
  }
}

const firebaseFile = z.looseObject({ functions: z.array(z.looseObject({ source: z.string() })) })

/** Makes the folder, and a copy of firebase.json with a folder of its own for the functions, into which a build writes the hosts of the project. It lies beside it, because paths are read from there. */
export function makePlaces(label: string): void {
  const { folder, variables } = placesOf(label)
  const config = firebaseFile.parse(JSON.parse(readFileSync('firebase.json', 'utf8')))
  const source = `build/deploy-${label}`
  for (const each of [folder, source]) mkdirSync(each, { recursive: true })
  const functions = config.functions.map(each => ({ ...each, source }))
  writeFileSync(variables.HOSTING_CONFIG, JSON.stringify({ ...config, functions }, null, 2))
}
