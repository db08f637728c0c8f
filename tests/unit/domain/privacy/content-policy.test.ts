import { describe, expect, test } from 'vitest'

import { contentPolicy } from '#domain/privacy/content-policy.ts'
import type { HostSettings } from '#domain/privacy/third-parties.ts'

const sources: HostSettings = {
  functionsHost: 'https://functions.example',
  isAppChecked: false,
  signInHost: 'clavel.firebaseapp.com',
  tiles: 'https://tile.example/{z}/{x}/{y}.png',
  tracking: { analyticsId: null, socialPixelId: null, videoPixelId: null }
}
const inline = { scripts: ["'sha256-b'", "'sha256-a'"], styles: ["'sha256-c'"] }

function directive(name: string, changed: Partial<HostSettings> = {}): string {
  const parts = contentPolicy(inline, { ...sources, ...changed }).split('; ')
  return parts.find(part => part.startsWith(`${name} `)) ?? ''
}

describe('the content security policy', () => {
  test('lets no unnamed script or style run', () => {
    expect(contentPolicy(inline, sources)).not.toMatch(/unsafe-|data:.*script|\*(?!\.)/)
    expect(directive('script-src')).toMatch(/^script-src 'self' 'sha256-a' 'sha256-b' https:/)
    expect(directive('style-src')).toBe("style-src 'self' 'sha256-c'")
  })

  test('is the same whatever the order the pages were read in', () => {
    const turned = { ...inline, scripts: inline.scripts.toReversed() }
    expect(contentPolicy(turned, sources)).toBe(contentPolicy(inline, sources))
  })

  test('names the provider of the maps, also one of many hosts', () => {
    expect(directive('img-src')).toBe("img-src 'self' data: https://tile.example")
    expect(directive('img-src', { tiles: 'https://{s}.tile.example/{z}/{x}/{y}.png' })).toContain(
      'https://*.tile.example'
    )
  })

  test.each([
    ['analyticsId', 'script-src', 'googletagmanager'],
    ['socialPixelId', 'img-src', 'facebook'],
    ['videoPixelId', 'script-src', 'tiktok']
  ] as const)('knows the host of %s only where there is one', (kind, name, host) => {
    expect(contentPolicy(inline, sources)).not.toContain(host)
    expect(directive(name, { tracking: { ...sources.tracking, [kind]: 'id' } })).toContain(host)
  })

  test('knows the hosts of App Check only where it is used', () => {
    expect(directive('connect-src')).not.toContain('appcheck')
    expect(directive('connect-src', { isAppChecked: true })).toContain(
      'content-firebaseappcheck.googleapis.com'
    )
  })

  test('lets the hosts of sign-in take part, and the page of this project', () => {
    expect(directive('connect-src')).toContain('https://identitytoolkit.googleapis.com')
    expect(directive('frame-src')).toContain('https://clavel.firebaseapp.com')
  })
})
