import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

import { firebaseProject } from '#services/account/firebase-app.ts'

let check: Promise<AppCheck> | null = null

/** The proof that the functions ask for. Without one the call goes out all the same: the function decides. */
export async function proof(siteKey: string): Promise<string | null> {
  try {
    check ??= begin(siteKey)
    return (await getToken(await check)).token
  } catch {
    check = null
    return null
  }
}

async function begin(siteKey: string): Promise<AppCheck> {
  const { app } = await firebaseProject()
  return initializeAppCheck(app, {
    isTokenAutoRefreshEnabled: true,
    provider: new ReCaptchaEnterpriseProvider(siteKey)
  })
}
