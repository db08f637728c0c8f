import { describe, expect, test } from 'vitest'

import { readFirebaseConfig } from '#contract/reading/firebase-config.ts'

const hosting = {
  apiKey: 'k',
  authDomain: 'p.firebaseapp.com',
  projectId: 'p',
  storageBucket: 'p.appspot.com'
}

describe('what Hosting says about its project', () => {
  test('is the real one unless it carries the mark of the emulator', () => {
    const { apiKey, authDomain, projectId } = hosting
    expect(readFirebaseConfig(hosting)).toEqual({
      isEmulator: false,
      options: { apiKey, authDomain, projectId }
    })
    expect(readFirebaseConfig({ ...hosting, appId: 'a', authEmulator: true })).toEqual({
      isEmulator: true,
      options: { apiKey, appId: 'a', authDomain, projectId }
    })
  })

  test.each([null, 'x', {}, { ...hosting, apiKey: 1 }])('%j names no project', data => {
    expect(readFirebaseConfig(data)).toBeNull()
  })
})
