import { appCheck } from '#settings.ts'

/** Proves to the functions that this is the site; null where the project has no key for it. Nothing is fetched before the first call. */
export async function appCheckToken(): Promise<string | null> {
  if (appCheck.siteKey === null) return null
  const { proof } = await import('#services/account/auth/app-check.ts')
  return proof(appCheck.siteKey)
}
