import { z } from 'zod/mini'

/** Firebase Hosting's answer at `/__/firebase/init.json` about its project; the local host adds the mark of its emulator. */
const config = z.object({
  apiKey: z.string(),
  appId: z.optional(z.string()),
  authDomain: z.string(),
  authEmulator: z.optional(z.boolean()),
  projectId: z.string()
})

export interface FirebaseConfig {
  /** The project, as the SDK of Firebase wants it. */
  options: { apiKey: string; appId?: string; authDomain: string; projectId: string }
  isEmulator: boolean
}

export function readFirebaseConfig(data: unknown): FirebaseConfig | null {
  const parsed = z.safeParse(config, data)
  if (!parsed.success) return null
  const { apiKey, appId, authDomain, authEmulator = false, projectId } = parsed.data
  return {
    isEmulator: authEmulator,
    options: { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) }
  }
}
