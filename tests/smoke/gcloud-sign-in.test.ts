import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listen } from 'local-firebase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { gcloudQuestions } from '../../scripts/deploy/gcloud.ts'
import { identityToken } from '../../scripts/deploy/steps/release.ts'
import { interfaces } from '../../scripts/deploy/interfaces.ts'

// gcloud itself with the sign-in of a workflow, and a stand-in for the two interfaces of Google that exchange tokens.

const audience = 'https://publisher.example'
const account = 'deployer@clavel-staging.iam.gserviceaccount.com'
const folder = mkdtempSync(join(tmpdir(), 'gcloud-sign-in-'))
const run = promisify(execFile)

/** An expiry as Google writes it, without milliseconds. */
const inAnHour = () => `${new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)}Z`
const exchanged = {
  access_token: 'federated',
  expires_in: 3600,
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer'
}

const server = createServer((request, response) => {
  const { authorization = '' } = request.headers
  const answer = request.url?.endsWith(':generateAccessToken')
    ? { accessToken: 'of the deployer', expireTime: inAnHour() }
    : request.url?.endsWith(`${account}:generateIdToken`)
      ? { token: `for ${authorization}` }
      : exchanged
  request.resume().on('end', () => response.end(JSON.stringify(answer)))
})

let origin = ''

beforeAll(async () => {
  origin = await listen(server)
  writeFileSync(join(folder, 'token'), 'of GitHub')
  writeFileSync(
    join(folder, 'sign-in.json'),
    JSON.stringify({
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/github',
      credential_source: { file: join(folder, 'token') },
      service_account_impersonation_url: `${origin}/v1/projects/-/serviceAccounts/${account}:generateAccessToken`,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${origin}/v1/token`,
      type: 'external_account'
    })
  )
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** As the action of Google leaves it to the steps after it: gcloud finds the file by this variable. */
const env = {
  CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE: join(folder, 'sign-in.json'),
  CLOUDSDK_CONFIG: join(folder, 'gcloud'),
  CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
  PATH: process.env['PATH']
}

const inOneLine = (words: readonly string[]) => words.join(' ')
const refused: string[] = []
const ask = (words: readonly string[]) =>
  run('gcloud', [...words, '--quiet'], { env }).then(
    ({ stdout }) => stdout.trim(),
    () => {
      refused.push(inOneLine(words))
      return null
    }
  )

test('gcloud has no identity token for the sign-in of a workflow, and the deployer makes one', async () => {
  const token = await identityToken({ ask, audience, origin, project: 'clavel-staging' })
  expect(refused).toEqual([gcloudQuestions.identityFor(audience), gcloudQuestions.identity()].map(inOneLine))
  expect(token).toBe('for Bearer of the deployer')
}, 120_000)

test('interfaces that a workflow signs in with are switched on', async () => {
  const file = join(folder, 'written-by-gcloud.json')
  const provider = 'projects/1/locations/global/workloadIdentityPools/github/providers/github'
  const from = ['--service-account', account, '--credential-source-file', join(folder, 'token')]
  const write = ['iam', 'workload-identity-pools', 'create-cred-config', provider]
  await run('gcloud', [...write, ...from, '--output-file', file, '--quiet'], { env })
  const addresses = z
    .object({ service_account_impersonation_url: z.url(), token_url: z.url() })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  const asked = Object.values(addresses).map(address => new URL(address).hostname)
  expect(asked.toSorted()).toEqual(['iamcredentials.googleapis.com', 'sts.googleapis.com'])
  expect(interfaces).toEqual(expect.arrayContaining(asked))
}, 120_000)
