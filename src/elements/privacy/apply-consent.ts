/** A choice that was made before is applied. It has a file of its own: hardly any page asks for it. */
export async function applyConsent(): Promise<void> {
  const { consent } = await import('#stores/privacy/consent.ts')
  consent.begin()
}
