import { type CookieKind, kindsOffered, type Tracking } from '#domain/privacy/consent.ts'
import { tracking } from '#settings.ts'

/** Each kind of cookie that measures something, and what begins then. */
export type Trackers = Partial<Record<CookieKind, () => Promise<void> | void>>

export const kindsOfThisShop = kindsOffered(tracking)

/** Begins what was accepted and exists, each once. What measures visits may fail: the visit goes on. */
export function createTracking(
  trackers: Trackers,
  warn: (text: string, reason: unknown) => void = console.warn
): (accepted: CookieKind[]) => Promise<void> {
  const begun = new Set<CookieKind>()
  return async accepted => {
    const starting = accepted.filter(kind => !begun.has(kind) && trackers[kind] !== undefined)
    for (const kind of starting) begun.add(kind)
    const outcomes = await Promise.allSettled(starting.map(async kind => trackers[kind]?.()))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') warn('A measuring script did not start', outcome.reason)
    }
  }
}

/** Trackers for which this shop has ids. */
export function trackersOf({ analyticsId, socialPixelId, videoPixelId }: Tracking): Trackers {
  return {
    ...(analyticsId === null ? {} : { analytics: startAnalytics }),
    ...(socialPixelId === null ? {} : { 'social-pixel': () => startSocialPixel(socialPixelId) }),
    ...(videoPixelId === null ? {} : { 'video-pixel': () => startVideoPixel(videoPixelId) })
  }
}

export const startTracking = createTracking(trackersOf(tracking))

/** Analytics and performance monitoring of Firebase. */
async function startAnalytics(): Promise<void> {
  const [{ firebaseProject }, { initializeAnalytics }, { initializePerformance }] = await Promise.all([
    import('#services/account/firebase-app.ts'),
    import('firebase/analytics'),
    import('firebase/performance')
  ])
  const { app } = await firebaseProject()
  initializeAnalytics(app)
  initializePerformance(app)
}

/** Reports the page view as its maker's own page without scripts does: no foreign script runs here. */
function startSocialPixel(id: string): void {
  const query = new URLSearchParams({ ev: 'PageView', id, noscript: '1' })
  new Image().src = `https://www.facebook.com/tr?${query.toString()}`
}

/** The queue is what the pixel's script looks for when it arrives. */
function startVideoPixel(id: string): void {
  const source = 'https://analytics.tiktok.com/i18n/pixel/events.js'
  const queue = Object.assign([['page']], {
    _i: { [id]: Object.assign([], { _u: source }) },
    _o: { [id]: {} },
    _t: { [id]: Date.now() }
  })
  Object.assign(globalThis, { TiktokAnalyticsObject: 'ttq', ttq: queue })
  const script = document.createElement('script')
  script.async = true
  script.src = `${source}?${new URLSearchParams({ lib: 'ttq', sdkid: id }).toString()}`
  document.head.append(script)
}
