import { GoogleAuth } from 'google-auth-library'

/** Hosting's guide names the first. Its discovery document asks for the second, also to look at an operation. What the account may do, its roles say. */
const scopes = [
  'https://www.googleapis.com/auth/firebase.hosting',
  'https://www.googleapis.com/auth/firebase'
]

/** The part of Google's library that is used. */
type Auth = Pick<GoogleAuth, 'getAccessToken'>

/**
 * Tokens of the account that runs this: the service account of a container or a workflow, or the key file that the environment names. The library keeps one until it believes
 * that it has expired; one that is refused before makes it begin anew.
 */
export function hostingTokens(
  authenticate: () => Auth = () => new GoogleAuth({ scopes })
): (refused: string | null) => Promise<string> {
  const begin = () => ({ auth: authenticate(), token: '' })
  let session = begin()
  return async refused => {
    // Uploads are many at once, and all are refused together: the first one begins anew for all.
    if (refused !== null && refused === session.token) session = begin()
    const own = session
    const token = await own.auth.getAccessToken()
    if (!token) throw new Error('Google gives no token for Hosting: are there credentials?')
    own.token = token
    return token
  }
}
