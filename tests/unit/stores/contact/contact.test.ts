import { describe, expect, test } from 'vitest'

import type { ContactRequest } from '#contract/calls/form-contacto.ts'
import { draftKey } from '#domain/contact/contact-draft.ts'
import type { Result } from '#domain/data/remote.ts'
import { createContact } from '#stores/contact/contact.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const form = { acceptsTerms: true, email: 'ana@example.com', message: '¿Hay aparcamiento?', name: 'Ana' }

function aContact(...answers: Result<true>[]) {
  const sent: ContactRequest[] = []
  let keys = 0
  const storage = aShelf()
  const contact = createContact({
    newKey: () => `key-${(keys += 1)}`,
    send: async request => {
      sent.push(request)
      return answers.shift() ?? { kind: 'done', value: true }
    },
    storage
  })
  return { contact, sent, storage }
}

const lost = { code: 'unavailable', kind: 'failed' } as const

describe('the contact form', () => {
  test('says what is wrong before anything is sent', async () => {
    const { contact, sent } = aContact()
    await contact.submit({ ...form, name: 'x'.repeat(15) }, 'es', '')
    expect(contact.$contact.get()).toEqual({
      kind: 'wrong',
      problems: [{ code: 'name-too-long', field: 'name' }]
    })
    expect(sent).toEqual([])
  })

  test('sends once, however often it is pressed', async () => {
    const { contact, sent } = aContact()
    await Promise.all([contact.submit(form, 'es', ''), contact.submit(form, 'es', '')])
    expect(sent).toHaveLength(1)
    expect(contact.$contact.get()).toEqual({ kind: 'sent' })
  })

  test('keeps what may not have arrived, and sends it again with the same key', async () => {
    const { contact, sent, storage } = aContact(lost)
    await contact.submit(form, 'de', '')
    expect(contact.$contact.get()).toEqual({ isOnDevice: true, kind: 'kept' })
    expect(storage.read(draftKey)).toContain('aparcamiento')
    await contact.submit(form, 'de', '')
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    expect(storage.read(draftKey)).toBeNull()
  })

  test('a message that was changed meanwhile is another one', async () => {
    const { contact, sent } = aContact(lost)
    await contact.submit(form, 'de', '')
    await contact.submit({ ...form, message: 'Otra pregunta distinta' }, 'de', '')
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  test('offers on the next visit what was kept, until it is thrown away', async () => {
    const { contact, storage } = aContact(lost)
    await contact.submit(form, 'de', '')
    const later = createContact({
      newKey: () => 'new',
      send: async () => ({ kind: 'done', value: true }),
      storage
    })
    expect(later.recall()).toEqual(form)
    expect(later.$contact.get()).toEqual({ isOnDevice: true, kind: 'kept' })
    later.discard()
    expect([later.recall(), later.$contact.get()]).toEqual([null, { kind: 'writing' }])
  })

  test.each(['{', '7', 'null', '{"key":1}', '{"key":"a","email":"b"}'])(
    'offers nothing of %j that somebody else has put there',
    text => {
      const { contact, storage } = aContact()
      storage.write(draftKey, text)
      expect(contact.recall()).toBeNull()
    }
  )

  test.each([
    ['resource-exhausted', 'too-often'],
    ['invalid-argument', 'failed'],
    ['permission-denied', 'failed']
  ] as const)('the answer %s is said as %s, and the message stays', async (code, why) => {
    const { contact, storage } = aContact({ code, kind: 'failed' })
    await contact.submit(form, 'es', '')
    expect(contact.$contact.get()).toEqual({ kind: 'refused', why })
    expect(storage.read(draftKey)).not.toBeNull()
  })
})
