import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/deploy/environment.ts'

const whole = { GOOGLE_CLOUD_PROJECT: 'clavel-staging', SITE_URL: 'https://staging.clavel.example' }

describe('an environment', () => {
  test('is read from the variables where there is no file', () => {
    expect(readEnvironment('staging', { ...whole, HOME: '/root', MAIL_SENDER: '' })).toEqual(whole)
  })

  test.each([
    ['GOOGLE_CLOUD_PROJECT', 'Clavel'],
    ['SITE_URL', 'http://staging.clavel.example'],
    ['SITE_URL', 'https://staging.clavel.example/'],
    ['PUBLISH_REPOSITORY', 'clavel'],
    ['MAIL_SENDER', 'nobody']
  ])('with %s as %j is refused, with the name of the variable and of the file', (name, value) => {
    const refusal = readEnvironment('staging', { ...whole, [name]: value })
    expect(refusal).toMatchObject({ kind: 'refused', message: expect.stringContaining(`${name}: `) })
    expect(JSON.stringify(refusal)).toContain('settings/staging.env')
  })

  test('that lacks a value is refused, and the value is named', () => {
    expect(readEnvironment('staging', { ...whole, SITE_URL: '' })).toMatchObject({
      message: expect.stringContaining('SITE_URL: is missing')
    })
  })
})
