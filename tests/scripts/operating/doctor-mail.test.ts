import { createServer, type Server } from 'node:http'
import { listen } from 'local-firebase'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { lookAtMail } from '../../../scripts/doctor/mail.ts'

let server: Server
let origin = ''
let status = 200
let asked: (string | undefined)[] = []

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end('{}')
  })
  origin = await listen(server)
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const cloud = { GOOGLE_CLOUD_PROJECT: 'shop' }
const look = (
  answer: number,
  sender: string | null = 'hola@shop.example',
  env: NodeJS.ProcessEnv = cloud
) => {
  status = answer
  return lookAtMail({ origin, sender, token: async () => 'token' })(env)
}

describe('mail, to the doctor', () => {
  test('is off where no sender is set, and that is said', async () => {
    const [finding] = await look(200, null)
    expect(finding).toMatchObject({ kind: 'warning', what: expect.stringContaining('No mail is sent') })
    expect(asked).toEqual([])
  })

  test('is right where the secret is there', async () => {
    expect((await look(200)).map(({ kind }) => kind)).toEqual(['good', 'good'])
    expect(asked).toEqual(['/v1/projects/shop/secrets/SMTP_URL/versions/latest'])
  })

  test('is wrong where the secret is missing', async () => {
    expect((await look(404)).at(-1)).toMatchObject({
      how: 'npx firebase functions:secrets:set SMTP_URL --project shop',
      kind: 'bad'
    })
  })

  test('is not known where Google does not say', async () => {
    expect((await look(403)).at(-1)).toMatchObject({ kind: 'warning' })
  })

  test('needs no secret on this machine', async () => {
    expect((await look(404, 'a@b.example', {})).map(({ kind }) => kind)).toEqual(['good'])
    expect(asked).toEqual([])
  })
})
