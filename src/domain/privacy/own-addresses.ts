/** Kinds of requests to the site itself, by the beginning of the address; every other address is a page. */
export const ownAddresses = {
  functions: ['/fn/'],
  parts: [
    '/_astro/',
    '/apple-touch-icon.png',
    '/archivos/',
    '/carteles/',
    '/favicon.',
    '/fotografias/',
    '/iconos/',
    '/manifest.webmanifest'
  ],
  search: ['/datos/'],
  // Where Firebase Hosting says which project this is; on a developer's machine the sign-in itself, too.
  signIn: ['/__/firebase/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/'],
  worker: ['/sw.js']
} as const satisfies Record<string, readonly string[]>

export const addressKinds = ['pages', 'parts', 'search', 'functions', 'signIn', 'worker'] as const
export type AddressKind = (typeof addressKinds)[number]

/** Kind of request behind an address of the site itself. */
export function addressKindOf(path: string): AddressKind {
  const isOf = (kind: AddressKind) =>
    kind !== 'pages' && ownAddresses[kind].some(start => path.startsWith(start))
  return addressKinds.find(isOf) ?? 'pages'
}
