import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withTarget } from '../../../scripts/control/command.ts'
import { problemOfLinks } from '../../../scripts/customers/site-of-links.ts'
import { environmentInUse } from '../../../scripts/deploy/use-environment.ts'
import { HostingStandIn } from '../../../scripts/local/hosting-stand-in.ts'

/** A command is a program that starts, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 })

const whole = { GOOGLE_CLOUD_PROJECT: 'clavel-staging', SITE_URL: 'https://clavel-staging.web.app' }
let folder = ''
const hosting = new HostingStandIn('clavel-staging', { filesPerAnswer: 1000 })

/** A folder with an environment of its own: this checkout may have a real one. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-to-'))
  mkdirSync(join(folder, 'settings'))
  writeFileSync(
    join(folder, 'settings/staging.env'),
    Object.entries(whole)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('')
  )
  writeFileSync(
    join(folder, 'settings/production.env'),
    'GOOGLE_CLOUD_PROJECT=clavel-production\nSITE_ULR=x\n'
  )
  cpSync('firebase.json', join(folder, 'firebase.json'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  await hosting.start()
})
afterAll(() => {
  hosting.stop()
  rmSync(folder, { force: true, recursive: true })
})

async function run(script: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [resolve(`scripts/${script}.ts`), ...args], {
    cwd: folder,
    env: { HOME: folder, METADATA_SERVER_DETECTION: 'none', ...env }
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const [status]: unknown[] = await once(child, 'close')
  return { status, text }
}

const standIn = () => ({
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
  HOSTING_API_ORIGIN: hosting.origin,
  HOSTING_API_TOKEN: hosting.token
})

test('every command that takes an environment reads it before anything else', () => {
  const taking = globSync('scripts/**/*.ts').filter(file =>
    /use-environment\.ts'/.test(readFileSync(file, 'utf8'))
  )
  expect(taking.toSorted()).toEqual([
    'scripts/admin.ts',
    'scripts/customers/partner.ts',
    'scripts/doctor.ts',
    'scripts/pause.ts',
    'scripts/publish.ts',
    'scripts/resume.ts',
    'scripts/rollback.ts'
  ])
  for (const file of taking)
    expect(readFileSync(file, 'utf8')).toMatch(/^import '\.\.?\/deploy\/use-environment\.ts'\n/)
})

describe('--to', () => {
  test('names the site of its project, whatever the shell says of another', async () => {
    const { status, text } = await run('rollback', ['--list', '--to', 'staging'], {
      ...standIn(),
      HOSTING_SITE: 'of-somebody-else',
      SITE_PROJECT: 'of-somebody-else'
    })
    expect(text).toContain('Environment staging: project clavel-staging, https://clavel-staging.web.app')
    expect(text).toContain('No release is kept')
    expect(status).toBe(0)
  })

  test('of a command that is typed without one follows GOOGLE_CLOUD_PROJECT', async () => {
    const { status, text } = await run('rollback', ['--list'], {
      ...standIn(),
      GOOGLE_CLOUD_PROJECT: 'clavel-staging'
    })
    expect(text).toContain('No release is kept')
    expect(status).toBe(0)
  })

  test('stays behind the commands that a command names', async () => {
    const paused = await run('pause', ['--to', 'staging'], standIn())
    expect(paused.text).toContain('To go on: npm run resume -- --to staging')
    expect(await run('resume', ['--to', 'staging'], standIn())).toMatchObject({ status: 0 })
  })

  test.each(['rollback', 'pause', 'admin'])(
    'with a word that is no environment ends npm run %s in a sentence',
    async script => {
      const { status, text } = await run(script, ['--to', '12'])
      expect(text.trim()).toBe('There is no environment 12: --to staging|production')
      expect(status).toBe(1)
    }
  )

  test('of an environment that is not whole is refused, and what is wrong is named', async () => {
    const { status, text } = await run('doctor', ['--to', 'production'])
    expect(text).toContain('SITE_ULR: is not known; is it SITE_URL?')
    expect(text).toContain('SITE_URL: is missing')
    expect(status).toBe(1)
  })
})

test('a Hosting that knows no such site is told in a sentence', async () => {
  const { status, text } = await run('rollback', ['--list'], {
    ...standIn(),
    HOSTING_SITE: 'of-somebody-else'
  })
  expect(text).toContain('could not be reached')
  expect(text).not.toMatch(/^ +at /m)
  expect(status).toBe(1)
})

describe('an invitation and a link of a partner', () => {
  test('lead somewhere', () => {
    expect(problemOfLinks('https://clavel-staging.web.app')).toBeNull()
    expect(problemOfLinks('https://www.clavel.example')).toContain('--to staging')
  })

  test.each([
    ['admin', ['give', 'ana@example.com', '--yes'], {}],
    ['customers/partner', ['give', 'casa-burriana'], { PARTNER_KEY: 'k' }]
  ] as const)('are not made by %s for a project whose site is not known', async (script, args, env) => {
    const { status, text } = await run(script, [...args], { ...env, GOOGLE_CLOUD_PROJECT: 'clavel-staging' })
    expect(text).toContain('Say which site: --to staging')
    expect(status).toBe(1)
  })
})

test('a site whose pages would name the project of this machine is not released', async () => {
  const { status, text } = await run('publish', [], { GOOGLE_CLOUD_PROJECT: 'clavel-staging' })
  expect(text).toContain('npm run publish-site -- --to staging')
  expect(status).toBe(1)
})

describe('the environment in use', () => {
  test('is none where none is named, or help is asked for', () => {
    expect(environmentInUse(['give', 'ana@example.com'], whole)).toBeNull()
    expect(environmentInUse(['--to', 'nowhere', '--help'], whole)).toBeNull()
  })

  test.each([[['--to']], [['--to', 'Staging']], [['--to=']]])('is refused as %j', args => {
    expect(environmentInUse(args, whole)).toMatchObject({ kind: 'refused' })
  })

  test('is not the one of this machine: an emulator that the shell names is refused', () => {
    const shell = { ...whole, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }
    expect(environmentInUse(['--to=production'], shell)).toEqual({
      kind: 'refused',
      message:
        'FIRESTORE_EMULATOR_HOST is set, so nothing would reach production: unset FIRESTORE_EMULATOR_HOST'
    })
  })
})

test('commands in a text get the environment once, before their own options', () => {
  expect(withTarget('See: npm run rollback -- --list. Then npm run resume', 'staging')).toBe(
    'See: npm run rollback -- --to staging --list. Then npm run resume -- --to staging'
  )
  expect(withTarget('To go on: npm run resume', undefined)).toBe('To go on: npm run resume')
})
