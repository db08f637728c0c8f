import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { bad, type Finding, good, type Check, warning } from './finding.ts'

const keyFile = z.object({ project_id: z.string().optional(), type: z.string() })
const kinds = ['service_account', 'external_account', 'authorized_user', 'impersonated_service_account']

/** The key that the environment names: there, readable, of the project, for its owner alone, and not in git. */
export const lookAtKeys: Check = env => {
  const path = env.GOOGLE_APPLICATION_CREDENTIALS
  if (!path) return [good('No key file is named: this machine, or Google itself, says who it is')]
  if (!existsSync(path))
    return [bad(`GOOGLE_APPLICATION_CREDENTIALS names ${path}, which is not there.`, 'Correct or unset it')]
  const key = keyIn(path)
  if (key === null)
    return [
      bad(
        `${path} is no key of Google.`,
        'Make one: gcloud iam service-accounts keys create key.json --iam-account publisher@PROJECT.iam.gserviceaccount.com'
      )
    ]
  return [
    good(`${path} is a key (${key.type})`),
    ...ofProject(key.project_id, env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT),
    ...forOwner(path),
    ...outsideGit(path)
  ]
}

function keyIn(path: string): z.output<typeof keyFile> | null {
  try {
    const key = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    return kinds.includes(key.type) ? key : null
  } catch {
    return null
  }
}

function ofProject(own: string | undefined, named: string | undefined): Finding[] {
  if (!own || !named || own === named) return []
  return [
    warning(
      `The key is of the project ${own}, and GOOGLE_CLOUD_PROJECT says ${named}.`,
      `If that is not meant: export GOOGLE_CLOUD_PROJECT=${own}`
    )
  ]
}

function forOwner(path: string): Finding[] {
  const mode = statSync(path).mode & 0o777
  if ((mode & 0o077) === 0) return [good('Nobody else of this machine can read it')]
  return [
    warning(`Others of this machine can read ${path}.`, `chmod 600 ${path}`, () => chmodSync(path, 0o600))
  ]
}

function outsideGit(path: string): Finding[] {
  const isTracked = spawnSync('git', ['ls-files', '--error-unmatch', path]).status === 0
  return isTracked
    ? [
        bad(
          `${path} is in git: who reads the repository can use it.`,
          `git rm --cached ${path}, and make another key: this one is no secret any more`
        )
      ]
    : [good('It is not in git')]
}
