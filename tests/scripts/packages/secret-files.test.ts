import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const keys = [
  'key.json',
  'my-key.json',
  'deploy/key.json',
  'service-account.json',
  'clavel-firebase-adminsdk-ab12c-0123456789.json',
  'application_default_credentials.json',
  'private.pem',
  'gha-creds-0123456789abcdef.json',
  '.env',
  '.env.local'
]

test.each(keys)('git leaves %s alone', name => {
  expect(spawnSync('git', ['check-ignore', '--no-index', '--quiet', name]).status).toBe(0)
})

test('deploys from source leave alone what git does', () => {
  expect(readFileSync('.gcloudignore', 'utf8').split('\n')).toContain('#!include:.gitignore')
})

test('an image and the functions are made without them', () => {
  const { functions }: { functions: { ignore: string[] }[] } = JSON.parse(
    readFileSync('firebase.json', 'utf8')
  )
  const inImage = readFileSync('.dockerignore', 'utf8').split('\n')
  const patterns =
    readFileSync('.gitignore', 'utf8')
      .split('# Keys of ')[1]
      ?.split('\n\n')[0]
      ?.split('\n')
      .slice(1)
      .filter(Boolean) ?? []
  expect(patterns.length).toBeGreaterThan(3)
  for (const pattern of patterns) {
    expect(inImage).toContain(`**/${pattern}`)
    for (const { ignore } of functions) expect(ignore).toContain(`**/${pattern}`)
  }
})

test('an image is made of nothing that git leaves alone', () => {
  const inImage = readFileSync('.dockerignore', 'utf8').split('\n')
  const made = (readFileSync('.gitignore', 'utf8').split('# Keys of ')[0] ?? '').split('\n').filter(Boolean)
  expect(made.length).toBeGreaterThan(10)
  expect(made.map(name => name.replace(/\/$/, '')).filter(name => !inImage.includes(name))).toEqual([])
})
