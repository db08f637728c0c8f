/** A token by which a service knows who asks (OpenID, its address as audience). */
export type IdentityToken = (audience: string) => Promise<string>

/** A request to the service that publishes, in the name of this function. On this machine the service needs no token. */
export async function serviceRequest(
  url: string,
  path: string,
  identityToken: IdentityToken,
  init: { method: string; body?: string } = { method: 'GET' }
): Promise<Request> {
  const address = new URL(path, url)
  const identity: Record<string, string> =
    address.protocol === 'https:' ? { authorization: `Bearer ${await identityToken(url)}` } : {}
  return new Request(address, { ...init, headers: { ...identity, 'content-type': 'application/json' } })
}
