import type { CookieKind, Tracking } from './consent.ts'

/** The settings of a shop that name other hosts. */
export interface HostSettings {
  /** Where the pictures of maps come from: an address with `{s}`, `{z}`, `{x}` and `{y}`. */
  tiles: string
  /** Whether the browser proves itself with App Check. */
  isAppChecked: boolean
  /** Where streams of functions come from. */
  functionsHost: string
  /** Host whose page takes part when the visitor signs in with Google. */
  signInHost: string
  tracking: Tracking
}

/** Uses of a host that a page may make, in the words of the content security policy. */
export type Dealing = 'connect-src' | 'frame-src' | 'img-src' | 'script-src'

export type ThirdPartyId =
  | 'analytics'
  | 'appCheck'
  | 'google'
  | 'map'
  | 'robotCheck'
  | 'signIn'
  | 'socialPixel'
  | 'videoPixel'

/** Another company whose hosts a page may ask, once the visitor does what needs them. */
export interface ThirdParty {
  id: ThirdPartyId
  hosts: Partial<Record<Dealing, readonly string[]>>
  /** The kind of cookies that the visitor has to accept before; null where using the function is enough. */
  consent: CookieKind | null
}

const robotCheck: ThirdParty = {
  consent: null,
  hosts: {
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  },
  id: 'robotCheck'
}

const appCheck: ThirdParty = {
  consent: null,
  hosts: {
    'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/']
  },
  id: 'appCheck'
}

const trackers: Record<keyof Tracking, ThirdParty> = {
  analyticsId: {
    consent: 'analytics',
    hosts: {
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
        'https://firebaselogging.googleapis.com',
        'https://firebaseremoteconfig.googleapis.com'
      ],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      'script-src': ['https://www.googletagmanager.com']
    },
    id: 'analytics'
  },
  socialPixelId: {
    consent: 'social-pixel',
    hosts: { 'img-src': ['https://www.facebook.com'] },
    id: 'socialPixel'
  },
  videoPixelId: {
    consent: 'video-pixel',
    hosts: {
      'connect-src': ['https://analytics.tiktok.com'],
      'img-src': ['https://analytics.tiktok.com'],
      'script-src': ['https://analytics.tiktok.com']
    },
    id: 'videoPixel'
  }
}

/** All third parties whose hosts a page of this shop may ask. The security policy and the privacy receipt are both made of this. */
export function thirdPartiesOf({
  functionsHost,
  isAppChecked,
  signInHost,
  tiles,
  tracking
}: HostSettings): ThirdParty[] {
  const { analyticsId, socialPixelId, videoPixelId } = tracking
  return [
    { consent: null, hosts: { 'img-src': [tileHost(tiles)] }, id: 'map' },
    {
      consent: null,
      hosts: { 'frame-src': [`https://${signInHost}`], 'script-src': ['https://apis.google.com'] },
      id: 'google'
    },
    signInParty(functionsHost),
    robotCheck,
    ...(isAppChecked ? [appCheck] : []),
    ...(analyticsId === null ? [] : [trackers.analyticsId]),
    ...(socialPixelId === null ? [] : [trackers.socialPixelId]),
    ...(videoPixelId === null ? [] : [trackers.videoPixelId])
  ]
}

/** Accounts, and the record of a customer while it is looked at. */
function signInParty(functionsHost: string): ThirdParty {
  return {
    consent: null,
    hosts: {
      'connect-src': [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        functionsHost
      ]
    },
    id: 'signIn'
  }
}

/** The names of a party's hosts, each once. */
export function hostNames({ hosts }: ThirdParty): string[] {
  const addresses = Object.values(hosts).flat()
  return [
    ...new Set(addresses.map(address => address.replace(/^https?:\/\//, '').replace(/\/.*$/, '')))
  ].toSorted()
}

/** `https://{s}.tiles.example/{z}/…` is any host below `tiles.example`. */
function tileHost(tiles: string): string {
  const { host, protocol } = new URL(tiles.replace('{s}', 'any'))
  return `${protocol}//${tiles.includes('{s}') ? host.replace('any', '*') : host}`
}
