import type { Tracking } from './consent.ts'
import { cacheNames } from './offline-caches.ts'
import type { StorageKind, Stored } from './stored.ts'

const ofAccounts = { consent: null, ground: 'account', writer: 'firebase' } as const

/** Items stored on the device of anyone who has an account, or needs one for a moment. */
const accountStorage = [
  {
    ...ofAccounts,
    duration: 'signed-out',
    id: 'signedIn',
    kind: 'local',
    names: ['sesion'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'deleted',
    id: 'accountPlan',
    kind: 'local',
    names: ['plan-cuenta'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'sent',
    id: 'studio',
    kind: 'local',
    names: ['estudio-*'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'sent',
    id: 'studioPhotos',
    kind: 'database',
    names: ['estudio-fotos-elegidas'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'deleted',
    id: 'studioImport',
    kind: 'database',
    names: ['estudio-importacion'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'visit',
    id: 'opinion',
    kind: 'session',
    names: ['opinion-*'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'visit',
    id: 'profileDraft',
    kind: 'session',
    names: ['perfilSinGuardar'],
    writer: 'page'
  },
  // Of administrators alone: a page of drafts that is opened by a link carries no token.
  {
    ...ofAccounts,
    duration: 'hour',
    id: 'preview',
    kind: 'cookie',
    names: ['__session'],
    writer: 'page'
  },
  {
    ...ofAccounts,
    duration: 'signed-out',
    id: 'identity',
    kind: 'database',
    names: ['firebaseLocalStorageDb']
  },
  {
    ...ofAccounts,
    duration: 'signed-out',
    id: 'identityText',
    kind: 'local',
    names: ['firebase:authUser:*']
  },
  {
    ...ofAccounts,
    duration: 'deleted',
    id: 'heartbeat',
    kind: 'database',
    names: ['firebase-heartbeat-database']
  },
  {
    ...ofAccounts,
    duration: 'moment',
    id: 'probe',
    kind: 'local',
    names: ['__sak']
  },
  {
    ...ofAccounts,
    duration: 'moment',
    id: 'databaseProbe',
    kind: 'database',
    // Its name is older than what it is for: signing in asks it, too.
    names: ['validate-browser-context-for-indexeddb-analytics-module']
  }
] as const satisfies readonly Stored[]

export * from './stored.ts'

const ofFunctions = { consent: null, ground: 'function', writer: 'page' } as const

/**
 * Everything that is kept on a device. The cookie page and the privacy receipt are made of this list, and a browser test compares it with what the
 * site really does: neither can say less than there is.
 */
export const storedThings = [
  { ...ofFunctions, duration: 'year', id: 'province', kind: 'cookie', names: ['provinciaSeleccionada'] },
  { ...ofFunctions, duration: 'year', id: 'language', kind: 'cookie', names: ['idioma'] },
  { ...ofFunctions, duration: 'deleted', id: 'refusedLanguage', kind: 'local', names: ['idiomaRechazado'] },
  {
    ...ofFunctions,
    duration: 'visit',
    id: 'partner',
    kind: 'session',
    names: ['partnerId', 'partnerMoment', 'partnerKind']
  },
  {
    ...ofFunctions,
    duration: 'its-day',
    id: 'dateAndPeople',
    kind: 'local',
    names: ['fechaYPersonas']
  },
  { ...ofFunctions, duration: 'deleted', id: 'recentlySeen', kind: 'local', names: ['vistoHacePoco'] },
  { ...ofFunctions, duration: 'deleted', id: 'plan', kind: 'local', names: ['plan'] },
  { ...ofFunctions, duration: 'two-years', id: 'choice', kind: 'local', names: ['consentimiento'] },
  { ...ofFunctions, duration: 'sent', id: 'message', kind: 'local', names: ['contacto'] },
  { ...ofFunctions, duration: 'visit', id: 'visit', kind: 'session', names: ['visita'] },
  {
    ...ofFunctions,
    duration: 'visit',
    id: 'position',
    kind: 'session',
    names: ['posicion', 'posicionNueva']
  },
  { ...ofFunctions, duration: 'visit', id: 'redirect', kind: 'session', names: ['partnerRedirigido'] },
  { ...ofFunctions, duration: 'visit', id: 'recovery', kind: 'session', names: ['recarga'] },
  {
    ...ofFunctions,
    duration: 'newer',
    id: 'data',
    kind: 'cache',
    names: [cacheNames.data]
  },
  {
    ...ofFunctions,
    duration: 'next-version',
    id: 'pages',
    kind: 'cache',
    names: [`${cacheNames.pages}*`],
    writer: 'worker'
  },
  {
    ...ofFunctions,
    duration: 'next-version',
    id: 'parts',
    kind: 'cache',
    names: [`${cacheNames.parts}*`],
    writer: 'worker'
  },
  {
    ...ofFunctions,
    duration: 'newer',
    id: 'pictures',
    kind: 'cache',
    names: [cacheNames.pictures],
    writer: 'worker'
  },
  {
    consent: 'visits',
    duration: 'day',
    ground: 'consent',
    id: 'partnerOfDay',
    kind: 'local',
    names: ['partnerId', 'partnerMoment', 'partnerKind'],
    writer: 'page'
  },
  {
    consent: 'visits',
    duration: 'visit',
    ground: 'consent',
    id: 'countedVisit',
    kind: 'session',
    names: ['visitaId', 'visitaContada'],
    writer: 'page'
  },
  ...accountStorage
] as const satisfies readonly Stored[]

/** The cookies and keys of what measures visits, where the shop has it. */
const trackerThings = {
  analyticsId: {
    consent: 'analytics',
    duration: 'year',
    ground: 'consent',
    id: 'analytics',
    kind: 'cookie',
    names: ['_ga', '_ga_*'],
    writer: 'tracker'
  },
  socialPixelId: {
    consent: 'social-pixel',
    duration: 'year',
    ground: 'consent',
    id: 'socialPixel',
    kind: 'cookie',
    names: ['fr'],
    writer: 'tracker'
  },
  videoPixelId: {
    consent: 'video-pixel',
    duration: 'year',
    ground: 'consent',
    id: 'videoPixel',
    kind: 'cookie',
    names: ['_ttp', '_tt_*'],
    writer: 'tracker'
  }
} as const satisfies Record<keyof Tracking, Stored>

export type StoredThing = (typeof storedThings)[number] | (typeof trackerThings)[keyof Tracking]

/** Everything that a shop with these trackers stores on devices. */
export function thingsStored(tracking: Tracking): StoredThing[] {
  const { analyticsId, socialPixelId, videoPixelId } = trackerThings
  return [
    ...storedThings,
    ...(tracking.analyticsId === null ? [] : [analyticsId]),
    ...(tracking.socialPixelId === null ? [] : [socialPixelId]),
    ...(tracking.videoPixelId === null ? [] : [videoPixelId])
  ]
}

/** The thing that a name in the browser belongs to; null for one that is not listed. */
export function thingOf<Thing extends Stored>(
  things: readonly Thing[],
  kind: StorageKind,
  name: string
): Thing | null {
  return (
    things.find(thing => thing.kind === kind && thing.names.some(pattern => isLike(pattern, name))) ?? null
  )
}

function isLike(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
