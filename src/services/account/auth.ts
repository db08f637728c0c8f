import type { Auth } from './auth/auth-api.ts'

export type * from './auth/auth-api.ts'

export type LoadAuth = () => Promise<Auth>

let loading: Promise<Auth> | null = null

/** Firebase Authentication. Nothing of it is fetched before this is called; after a failure, the next call tries again. */
export const loadAuth: LoadAuth = () => {
  loading ??= loaded().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** The identity that there is already, without fetching anything for it. */
export async function idTokenAtHand(): Promise<string | null> {
  if (loading === null) return null
  try {
    const auth = await loading
    return await auth.idToken()
  } catch {
    return null
  }
}

async function loaded(): Promise<Auth> {
  const { createFirebaseAuth } = await import('./auth/firebase-auth.ts')
  return createFirebaseAuth()
}
