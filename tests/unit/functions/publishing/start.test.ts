import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { startPublication, type StartMeans } from '#functions/publishing/functions.ts'

/** Means that answer with a status, and what was asked of them. */
function means(status: number, text = '') {
  const asked: Request[] = []
  const given: StartMeans = {
    fetch: async request => {
      asked.push(new Request(request))
      return new Response(status === 204 ? null : text, { status })
    },
    identityToken: async audience => `id-for-${audience}`,
    workflowToken: () => 'secret'
  }
  return { asked, given }
}

const service = { kind: 'service', url: 'https://publisher.example' } as const
const workflow = { kind: 'workflow', repository: 'clavel/sitio', to: 'staging' } as const

describe('startPublication', () => {
  test('asks the service in the name of this function', async () => {
    const { asked, given } = means(200, '{}')
    await startPublication(service, given)
    expect(asked[0]?.url).toBe('https://publisher.example/publish')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer id-for-https://publisher.example')
  })

  test('shows no token to an address that is not encrypted', async () => {
    const { asked, given } = means(200, '{}')
    await startPublication({ kind: 'service', url: 'http://127.0.0.1:8080' }, given)
    expect(asked[0]?.headers.has('authorization')).toBe(false)
  })

  test('asks the repository to run its workflow', async () => {
    const { asked, given } = means(204)
    await startPublication(workflow, given)
    expect(asked[0]?.url).toBe('https://api.github.com/repos/clavel/sitio/dispatches')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(await asked[0]?.json()).toMatchObject({ event_type: 'publish' })
    expect(readFileSync('.github/workflows/publish.yml', 'utf8')).toContain(
      '  repository_dispatch:\n    types: [publish]\n'
    )
  })

  test('tells the workflow which environment to publish', async () => {
    const { asked, given } = means(204)
    await startPublication(workflow, given)
    expect(await asked[0]?.json()).toMatchObject({ client_payload: { to: 'staging' } })
    expect(readFileSync('.github/workflows/publish.yml', 'utf8')).toContain(
      "environment: publish-${{ github.event.client_payload.to || inputs.to || 'production' }}"
    )
  })

  test.each([service, workflow])(
    'a refusal of the %o is thrown, so that the queue tries again',
    async starter => {
      await expect(startPublication(starter, means(500, 'no disk').given)).rejects.toThrow(
        'answered 500 no disk'
      )
    }
  )
})
