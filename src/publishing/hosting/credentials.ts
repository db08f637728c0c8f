import { GoogleAuth } from 'google-auth-library'

/** All that a deploy may do with the project. */
const scope = 'https://www.googleapis.com/auth/firebase.hosting'

/** Tokens of whoever runs this: the service account of a container or a workflow, or the key file that the environment names. */
export function hostingTokens(): () => Promise<string> {
  const auth = new GoogleAuth({ scopes: [scope] })
  return async () => {
    const token = await auth.getAccessToken()
    if (!token) throw new Error('Google gives no token for Hosting: are there credentials?')
    return token
  }
}
