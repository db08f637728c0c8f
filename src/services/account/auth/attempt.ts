import { FirebaseError } from 'firebase/app'

import type { AuthFailure } from './auth-api.ts'

/** Returns a refusal of Firebase as a value with its code; anything else is a fault and throws. */
export async function attempt<Value>(action: () => Promise<Value>): Promise<Value | AuthFailure> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof FirebaseError) return { code: error.code, kind: 'failed' }
    throw error
  }
}
