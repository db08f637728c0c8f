import { FirebaseError } from 'firebase/app'

import type { AuthFailure } from './auth-api.ts'

/** What Firebase refuses is a value, by its code; anything else is a fault and is seen. */
export async function attempt<Value>(action: () => Promise<Value>): Promise<Value | AuthFailure> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof FirebaseError) return { code: error.code, kind: 'failed' }
    throw error
  }
}
