import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { environmentOf, readEnvironment, withEnvironment } from '../../../scripts/deploy/environment.ts'

const whole = { GOOGLE_CLOUD_PROJECT: 'clavel-staging', SITE_URL: 'https://staging.clavel.example' }

describe('an environment', () => {
  test('is read from the variables where there is no file', () => {
    expect(readEnvironment('staging', { ...whole, HOME: '/root', MAIL_SENDER: '' })).toEqual(whole)
  })

  test('keeps every variable of the publisher', () => {
    const more = {
      AEMET_API_KEY: 'k1',
      HOSTING_UPLOADS: '100',
      LOG_FORMAT: 'json',
      OTEL_EXPORTER_OTLP_HEADERS: 'a=b,c=d'
    }
    expect(environmentOf('staging', { ...whole, ...more })).toEqual({ ...whole, ...more })
  })

  test('may say its project as pages read it, where it is the one', () => {
    const named = (SITE_PROJECT: string) => environmentOf('staging', { ...whole, SITE_PROJECT })
    expect(named('clavel-staging')).toEqual(whole)
    expect(named('clavel-production')).toMatchObject({ message: expect.stringContaining('SITE_PROJECT: ') })
  })

  test.each([
    ['GOOGLE_CLOUD_PROJECT', 'Clavel'],
    ['SITE_URL', 'http://staging.clavel.example'],
    ['SITE_URL', 'https://staging.clavel.example/'],
    ['PUBLISH_REPOSITORY', 'clavel'],
    ['MAIL_SENDER', 'nobody'],
    ['LOG_FORMAT', 'xml'],
    ['HOSTING_UPLOADS', 'many'],
    ['APP_CHECK_SITE_KEY', 'two|keys']
  ])('with %s as %j is refused, with the name of the variable and of the file', (name, value) => {
    const refusal = readEnvironment('staging', { ...whole, [name]: value })
    expect(refusal).toMatchObject({ kind: 'refused', message: expect.stringContaining(`${name}: `) })
    expect(JSON.stringify(refusal)).toContain('settings/staging.env')
  })

  test.each([
    ['HOSTIG_SITE', 'is not known; is it HOSTING_SITE?'],
    ['SITE_URLS', 'is not known; is it SITE_URL?'],
    ['COLOUR', 'is no variable of an environment'],
    ['SMTP_URL', 'is a secret: npx firebase functions:secrets:set SMTP_URL --project PROJECT'],
    ['toString', 'is no variable of an environment'],
    ['FIRESTORE_EMULATOR_HOST', 'is no variable of an environment']
  ])('with the name %s, which it cannot have, is refused: %s', (name, problem) => {
    expect(environmentOf('staging', { ...whole, [name]: 'x' })).toMatchObject({
      message: expect.stringContaining(`${name}: ${problem}`)
    })
  })

  test('that lacks a value is refused, and the value is named', () => {
    expect(readEnvironment('staging', { ...whole, SITE_URL: '' })).toMatchObject({
      message: expect.stringContaining('SITE_URL: is missing')
    })
  })

  test('takes each variable that .env.example has for one', () => {
    const [, part = ''] =
      /^# An environment:.*\n([^]*?)\n\n/m.exec(readFileSync('.env.example', 'utf8')) ?? []
    const names = [...part.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) {
      const outcome = environmentOf('staging', { ...whole, [name]: '|' })
      expect(JSON.stringify(outcome)).not.toMatch(/is not known|is no variable/)
    }
  })
})

test('an environment takes the place of what the shell says about another', () => {
  const shell = { GCLOUD_PROJECT: 'other', HOME: '/root', HOSTING_SITE: 'other', OTEL_SERVICE_NAME: 'other' }
  expect(withEnvironment(shell, whole, 'staging')).toEqual({
    ...whole,
    HOME: '/root',
    SITE_ENVIRONMENT: 'staging',
    SITE_PROJECT: 'clavel-staging'
  })
})
