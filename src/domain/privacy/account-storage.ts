import type { Stored } from './stored.ts'

const ofAccounts = { consent: null, ground: 'account', writer: 'firebase' } as const

/** Items stored on the device of anyone who has an account, or needs one for a moment. */
export const accountStorage = [
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
