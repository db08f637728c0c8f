import type { Tracking } from './consent.ts'

/** What the pages hold inside themselves, each by its sum: `'sha256-…'`. */
export interface InlineSums {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The other hosts that the shop works with. */
export interface PolicySources {
  /** Where the pictures of maps come from: an address with `{s}`, `{z}`, `{x}` and `{y}`. */
  tiles: string
  /** Whether the browser proves itself with App Check. */
  isAppChecked: boolean
  /** Whose page takes part when somebody signs in with Google. */
  signInHost: string
  tracking: Tracking
}

type Directive =
  | 'connect-src'
  | 'font-src'
  | 'frame-src'
  | 'img-src'
  | 'manifest-src'
  | 'script-src'
  | 'style-src'
  | 'worker-src'

type Hosts = Partial<Record<Directive, readonly string[]>>

/** Firebase Authentication: accounts, tokens, the window of Google, and the check that somebody is no robot before an SMS. */
const signIn: Hosts = {
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'script-src': [
    'https://apis.google.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/'
  ]
}

/** Its scripts are those of the check before an SMS. */
const appCheck: Hosts = {
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/']
}

/** What measures visits, for a shop that has ids for it. */
const trackers: Record<keyof Tracking, Hosts> = {
  analyticsId: {
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
  socialPixelId: { 'img-src': ['https://www.facebook.com'] },
  videoPixelId: {
    'connect-src': ['https://analytics.tiktok.com'],
    'img-src': ['https://analytics.tiktok.com'],
    'script-src': ['https://analytics.tiktok.com']
  }
}

/**
 * The content security policy of the pages: our own files, the scripts and styles that stand in the pages, and the hosts that the shop is set
 * up for. Nothing else runs, and nothing is framed.
 */
export function contentPolicy(inline: InlineSums, sources: PolicySources): string {
  const hosts = (directive: Directive) =>
    hostsOf(sources)
      .flatMap(used => used[directive] ?? [])
      .toSorted()
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...inline.scripts.toSorted(), ...hosts('script-src')],
    ["style-src 'self'", ...inline.styles.toSorted()],
    // No element of ours carries a style attribute.
    ["style-src-attr 'none'"],
    ["img-src 'self' data:", ...hosts('img-src')],
    ["connect-src 'self'", ...hosts('connect-src')],
    ["frame-src 'self'", ...hosts('frame-src')],
    ["worker-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"]
  ]
    .map(parts => parts.join(' '))
    .join('; ')
}

function hostsOf({ isAppChecked, signInHost, tiles, tracking }: PolicySources): Hosts[] {
  return [
    signIn,
    { 'frame-src': [`https://${signInHost}`], 'img-src': [tileHost(tiles)] },
    ...(isAppChecked ? [appCheck] : []),
    ...(tracking.analyticsId === null ? [] : [trackers.analyticsId]),
    ...(tracking.socialPixelId === null ? [] : [trackers.socialPixelId]),
    ...(tracking.videoPixelId === null ? [] : [trackers.videoPixelId])
  ]
}

/** `https://{s}.tiles.example/{z}/…` is any host below `tiles.example`. */
function tileHost(tiles: string): string {
  const { host, protocol } = new URL(tiles.replace('{s}', 'any'))
  return `${protocol}//${tiles.includes('{s}') ? host.replace('any', '*') : host}`
}
