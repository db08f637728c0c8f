import type { GlobalOptions } from 'firebase-functions/options'

import { longestTaskSeconds } from '#functions/publishing/ask.ts'
import { project, region } from '#settings.ts'

import { addressKey, mailServer, partnerKey, translationKey, workflowToken } from './secrets.ts'

/** A new project may use 20 processors at once in a region: one flooded function must leave some to the others. */
const mostInstances = 13
/** How many requests an instance answers at once; with one processor each, that is what Google recommends. */
const concurrency = 80

const everywhere = {
  concurrency,
  cpu: 1,
  memory: '256MiB',
  region,
  /** An account of their own (docs/roles.md), by its whole address: firebase-tools grants secrets to what stands here, word for word. */
  serviceAccount: `functions@${project}.iam.gserviceaccount.com`,
  timeoutSeconds: 60
} as const satisfies GlobalOptions

/** Work that nobody waits for, one run after the other. */
const alone = { ...everywhere, concurrency: 1, maxInstances: 1, memory: '512MiB' } as const

/** The options of each deployed function, by its name. A secret stands only at the functions that read it, because it must exist when they are deployed. */
export const endpoints = {
  alCambiar: { ...everywhere, maxInstances: 3 },
  alComentar: { ...everywhere, maxInstances: 2 },
  archivos: { ...everywhere, maxInstances: 5 },
  cadaDia: { ...alone, memory: '256MiB' },
  cadaNoche: { ...alone, timeoutSeconds: 1800 },
  /** Mail servers take few connections of one sender. */
  enviarCorreo: {
    ...everywhere,
    maxInstances: 2,
    secrets: mailServer === null ? [] : [mailServer],
    timeoutSeconds: 120
  },
  /** Photographs are decoded and whole collections read: few at once, with more memory. */
  estudio: {
    ...everywhere,
    concurrency: 20,
    maxInstances: 10,
    memory: '1GiB',
    secrets: [addressKey, ...(translationKey === null ? [] : [translationKey])]
  },
  fn: { ...everywhere, maxInstances: mostInstances, memory: '512MiB', secrets: [addressKey, partnerKey] },
  /** An open account page keeps a request open, which costs next to nothing: many share an instance, and none takes the place of a call. */
  miCuenta: { ...everywhere, concurrency: 250, maxInstances: 4, memory: '512MiB' },
  paginas: { ...everywhere, maxInstances: 5, timeoutSeconds: 30 },
  publicacion: {
    ...everywhere,
    concurrency: 10,
    maxInstances: 2,
    secrets: workflowToken === null ? [] : [workflowToken],
    timeoutSeconds: longestTaskSeconds
  },
  publicarProgramados: { ...alone, timeoutSeconds: 300 },
  vistaPrevia: { ...everywhere, maxInstances: 3 }
} as const satisfies Record<string, GlobalOptions>
