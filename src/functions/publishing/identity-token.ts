/** A token that says to another service of Google who this function is. The library comes when it is needed: most instances never ask. */
export async function identityToken(audience: string): Promise<string> {
  const { GoogleAuth } = await import('google-auth-library')
  const client = await new GoogleAuth().getIdTokenClient(audience)
  return client.idTokenProvider.fetchIdToken(audience)
}
