import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'

import { readFirebaseConfig } from '#contract/reading/firebase-config.ts'
import { functionsHost, region, tracking } from '#settings.ts'

/** Where Firebase Hosting says which project it serves. */
const configAddress = '/__/firebase/init.json'

export interface Project {
  app: FirebaseApp
  /** Whether sign-in is the emulator of this machine, which then answers at the site's own address. */
  isEmulator: boolean
}

let project: Promise<Project> | null = null

/** The Firebase project that serves the site. To be reached by a late import alone: it brings the SDK along. */
export function firebaseProject(): Promise<Project> {
  project ??= begin().catch((error: unknown) => {
    project = null
    throw error
  })
  return project
}

async function begin(): Promise<Project> {
  const response = await fetch(configAddress)
  const config = response.ok ? readFirebaseConfig(await response.json()) : null
  if (config === null) throw new TypeError(`${configAddress} names no project`)
  const { analyticsId: measurementId } = tracking
  const options = { ...config.options, ...(measurementId === null ? {} : { measurementId }) }
  return { app: getApps()[0] ?? initializeApp(options), isEmulator: config.isEmulator }
}

/** Where a function stands itself. On this machine the local host answers for it, at the address that the emulators have. */
export async function functionAddress(name: string): Promise<string> {
  const { app, isEmulator } = await firebaseProject()
  return isEmulator ? `/${app.options.projectId ?? ''}/${region}/${name}` : `${functionsHost}/${name}`
}
