import { createServer } from 'node:http'
import { listen } from 'local-firebase'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityToken } from '../../../scripts/deploy/steps/release.ts'

const audience = 'https://publisher.example'
const account = 'deployer@clavel-staging.iam.gserviceaccount.com'
const requests: { authorization: string | undefined; body: string; path: string | undefined }[] = []
let status = 200
let origin = ''

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    requests.push({ authorization: request.headers.authorization, body, path: request.url })
    response.writeHead(status).end(JSON.stringify({ token: 'made for itself' }))
  })
})

beforeAll(async () => {
  origin = await listen(server)
})
afterAll(() => server.close())
beforeEach(() => {
  requests.length = 0
  status = 200
})

/** A gcloud that answers some commands, and refuses the others. */
const tokenWith = (answers: Record<string, string>) =>
  identityToken({
    ask: words => answers[words.slice(1).join(' ')] ?? null,
    audience,
    origin,
    project: 'clavel-staging'
  })

test('the key of a service account has a token for its audience', async () => {
  expect(await tokenWith({ [`print-identity-token --audiences=${audience}`]: 'by key' })).toBe('by key')
  expect(requests).toEqual([])
})

test('a person has a token without an audience', async () => {
  expect(await tokenWith({ 'print-access-token': 'access', 'print-identity-token': 'mine' })).toBe('mine')
  expect(requests).toEqual([])
})

test('nobody has none', async () => {
  expect(await tokenWith({})).toBeNull()
})

describe('the sign-in of a workflow, for which gcloud prints an access token alone', () => {
  test('lets the deployer make one for itself', async () => {
    expect(await tokenWith({ 'print-access-token': 'access' })).toBe('made for itself')
    expect(requests).toEqual([
      {
        authorization: 'Bearer access',
        body: JSON.stringify({ audience, includeEmail: true }),
        path: `/v1/projects/-/serviceAccounts/${account}:generateIdToken`
      }
    ])
  })

  test('names the account where Google refuses', async () => {
    status = 403
    await expect(tokenWith({ 'print-access-token': 'access' })).rejects.toThrow(
      `Google makes no token for ${account} (403): npm run accounts`
    )
  })
})
