import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { type Session, sessionOf } from '#domain/account/person.ts'
import type { Auth } from '#services/account/auth.ts'
import { createAccountCalls } from '#services/account/account.ts'
import { createProfile } from '#stores/account/profile.ts'
import { anAuth, aPerson } from '../../../fixtures/auth.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

interface Owner {
  person?: Parameters<typeof aPerson>[0]
  storage?: ReturnType<typeof aShelf>
  uid?: string
}

/** A profile whose functions answer this, and whose sign-in does that. */
function aProfile(
  answer: unknown,
  actions: Partial<Auth> = {},
  { person = {}, storage = aShelf(), uid = 'ana' }: Owner = {}
) {
  const happened: unknown[] = []
  const { auth } = anAuth(aPerson(), actions)
  const calls = createAccountCalls(
    async (name, data) => {
      happened.push(name, data)
      return answer instanceof Error
        ? { code: 'failed-precondition', kind: 'failed', reason: answer.message }
        : { kind: 'done', value: answer }
    },
    () => 'de'
  )
  const profile = createProfile({
    calls,
    keep: account => void happened.push(account),
    noticeAccessChange: async change => void happened.push(`notice of ${change}`),
    save: (name, text) => void happened.push(name, text),
    session: {
      $session: atom<Session>(sessionOf(aPerson({ uid, ...person }))),
      attempt: action => action(auth),
      signOut: async ending => {
        happened.push(`signed out as ${ending}`)
        return true
      }
    },
    storage
  })
  return { ...profile, happened }
}

const ofGoogle: Owner = { person: { providers: ['google.com'] } }
const saved = {
  apellidos: 'Ruiz',
  emailContacto: null,
  nombre: 'Ana',
  registro: null,
  rol: 'customer',
  telefonoContacto: null,
  ultimoLogin: null
}
const recentLogin = { code: 'auth/requires-recent-login', kind: 'failed' } as const

describe('the profile', () => {
  test('is saved in the words of the contract and kept as it was answered', async () => {
    const profile = aProfile(saved)
    const sent = { contactEmail: '', contactPhone: '', name: 'Ana', surname: 'Ruiz' }
    expect(await profile.save(sent)).toEqual({ kind: 'done' })
    expect(profile.happened).toEqual([
      'guardarPerfil',
      { apellidos: 'Ruiz', emailContacto: '', nombre: 'Ana', telefonoContacto: '' },
      { ...sent, lastLogin: null, registered: null, role: 'customer' }
    ])
  })

  test('that is saved after the session ended keeps what was typed, for its author alone, until it is saved', async () => {
    const storage = aShelf()
    const typed = { contactEmail: '', contactPhone: '+34600000000', name: 'Ana', surname: 'Ruiz' }
    const ended = aProfile(new Error('unauthenticated'), {}, { storage })
    expect(await ended.save(typed)).toEqual({ code: 'unauthenticated', kind: 'failed' })
    expect(aProfile(null, {}, { storage, uid: 'berta' }).kept()).toBeNull()
    const back = aProfile(saved, {}, { storage })
    expect(back.kept()).toEqual(typed)
    await back.save(typed)
    expect(back.kept()).toBeNull()
  })

  test('that fails for another reason stays in its form alone', async () => {
    const profile = aProfile(new Error('unavailable'))
    await profile.save({ contactEmail: '', contactPhone: '', name: 'Ana', surname: '' })
    expect(profile.kept()).toBeNull()
  })

  test('an answer that is none of the contract is a failure', async () => {
    expect(
      await aProfile({ rol: 'rey' }).save({ contactEmail: '', contactPhone: '', name: '', surname: '' })
    ).toEqual({ code: 'internal', kind: 'failed' })
  })

  test('a customer who has a telephone alone is not sent to Google: a password waits for the code', async () => {
    let windows = 0
    let asked = 0
    const profile = aProfile(
      null,
      {
        linkPassword: async () => recentLogin,
        reauthenticate: async () => {
          windows += 1
          return { code: 'auth/user-mismatch', kind: 'failed' }
        }
      },
      { person: { providers: ['phone'] } }
    )
    const linked = await profile.linkPassword({ email: 'a@b.es', password: 'secreta1' }, () => {
      asked += 1
    })
    expect([linked, asked, windows, profile.proof()]).toEqual([recentLogin, 1, 0, 'phone'])
  })

  test('a password that needs a recent sign-in asks who it is, and is linked then', async () => {
    let asked = 0
    let isProven = false
    const profile = aProfile(
      null,
      {
        linkPassword: async () => (isProven ? { kind: 'done' } : recentLogin),
        reauthenticate: async () => {
          isProven = true
          return { kind: 'done' }
        }
      },
      ofGoogle
    )
    const linked = await profile.linkPassword({ email: 'a@b.es', password: 'secreta1' }, () => {
      asked += 1
    })
    expect([linked, asked]).toEqual([{ kind: 'done' }, 1])
  })

  test('nothing is linked for who does not prove it', async () => {
    const refused = { code: 'auth/user-mismatch', kind: 'failed' } as const
    const profile = aProfile(
      null,
      {
        linkPassword: async () => recentLogin,
        reauthenticate: async () => refused
      },
      ofGoogle
    )
    expect(await profile.linkPassword({ email: 'a@b.es', password: 'secreta1' }, () => {})).toEqual(refused)
  })

  const done = async () => ({ kind: 'done' }) as const

  test('each change of a way in is noticed to its owner, but for a new address, which counts once its link was opened', async () => {
    const profile = aProfile(null, {
      changeEmail: done,
      changePassword: done,
      linkGoogle: done,
      linkPassword: done,
      unlink: done
    })
    await profile.changeEmail('nueva@example.com', 'es')
    await profile.changePassword('una frase larga')
    await profile.linkGoogle()
    await profile.linkPassword({ email: 'a@b.es', password: 'una frase larga' }, () => {})
    await profile.unlink('google.com')
    await profile.unlink('password')
    await profile.unlink('phone')
    const changed = ['password', 'google', 'password', 'google', 'password', 'phone']
    expect(profile.happened).toEqual(changed.map(change => `notice of ${change}`))
  })

  test('a change that is refused, and a proof, are noticed to nobody', async () => {
    const profile = aProfile(null, { changePassword: async () => recentLogin, reauthenticate: done })
    expect(await profile.changePassword('una frase larga')).toEqual(recentLogin)
    expect(await profile.prove({ kind: 'password', password: 'secreta1' })).toEqual({ kind: 'done' })
    expect(profile.happened).toEqual([])
  })

  test('is downloaded whole', async () => {
    const profile = aProfile({ compras: [] })
    await profile.download()
    expect(profile.happened).toEqual(['misDatos', {}, 'clavel-mis-datos.json', '{\n  "compras": []\n}'])
  })

  test('once deleted nobody is signed in here; a refusal changes nothing', async () => {
    const deleted = aProfile({ facturas: 2 })
    expect(await deleted.deleteAccount()).toEqual({ kind: 'done' })
    expect(deleted.happened).toContain('signed out as deleted-here')
    const refused = aProfile(new Error('requires-recent-login'))
    expect(await refused.deleteAccount()).toEqual({ code: 'requires-recent-login', kind: 'failed' })
    expect(refused.happened).toEqual(['eliminarCuenta', {}])
  })
})
