import { gaxios, GoogleAuth } from 'google-auth-library'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { applyMonitoring, type Ask } from './alarms/apply.ts'
import { readMonitoring } from './alarms/files.ts'
import { environments, readEnvironment } from './deploy/environment.ts'

const { values } = argumentsGiven('alarms', {
  options: {
    mail: { type: 'string' },
    rehearse: { default: false, type: 'boolean' },
    to: { type: 'string' }
  }
})

end(await alarms())

async function alarms(): Promise<Outcome> {
  const name = environments.find(each => each === values.to)
  if (name === undefined) return refused(`Say where to: npm run alarms -- --to ${environments.join('|')}`)
  if (values.mail === undefined) return refused('Say who is called: --mail somebody@example.com')
  const environment = readEnvironment(name, process.env)
  if ('kind' in environment) return environment
  const project = environment.GOOGLE_CLOUD_PROJECT
  const { postponed } = await applyMonitoring(values.rehearse ? rehearsal() : google(), {
    files: readMonitoring({ host: new URL(environment.SITE_URL).host, project }),
    mail: values.mail,
    project,
    say: console.log
  })
  return postponed.length === 0
    ? { kind: 'done' }
    : refused(
        `Google does not know the new metrics yet, which takes ten minutes at most. Missing: ${postponed.join(', ')}.\n` +
          'Run the same command again then.'
      )
}

/** A project that has nothing yet: says what would be sent, and sends nothing. */
function rehearsal(): Ask {
  return async (method, url, body) => {
    if (method === 'GET') return {}
    console.log(`${method} ${url}\n${JSON.stringify(body, null, 2)}`)
    return { name: `${url}/rehearsed` }
  }
}

function google(): Ask {
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' })
  return async (method, url, data) => {
    try {
      return (await auth.request<unknown>({ data, method, url })).data
    } catch (error) {
      if (error instanceof gaxios.GaxiosError && error.status === 404) return null
      throw error
    }
  }
}
