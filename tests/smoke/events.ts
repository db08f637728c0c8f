import { region } from '#settings.ts'
import { project } from './emulators.ts'

/** How the emulator of functions takes up an endpoint: with the emulator that calls it, or not, for want of one. */
export interface Placed {
  calledBy: string
  isServed: boolean
}

/** Reads what the emulators wrote of each endpoint, by its name. */
export function placesIn(output: string): Record<string, Placed> {
  const queues = [...output.matchAll(/Created queue with key: queue:\S+-(\w+)/g)].map(([, name]) => name)
  const lines = output.matchAll(
    /functions\[[a-z]+-[a-z]+\d-([\w-]+)\]: (?:(\w+) function initialized|function ignored because the (\w+) emulator)/g
  )
  return Object.fromEntries(
    [...lines].map(([, name = '', served, lacking]) => [
      name,
      {
        calledBy: queues.includes(name) ? 'tasks' : (served ?? lacking ?? ''),
        isServed: served !== undefined
      }
    ])
  )
}

/** Calls a function as the emulator of its trigger would: with an event of Firestore or of the scheduler, by the address that emulators use. */
export async function deliver(functions: string, name: string, event: object): Promise<number> {
  const { status } = await fetch(`${functions}/functions/projects/${project}/triggers/${region}-${name}-0`, {
    body: JSON.stringify({ id: '1', specversion: '1.0', time: '2026-11-29T10:00:00Z', ...event }),
    headers: { 'content-type': 'application/cloudevents+json' },
    method: 'POST'
  })
  return status
}

/** The event of a document that was written for the first time, as Firestore sends it. */
export function written(path: string, fields: object): object {
  const database = `projects/${project}/databases/(default)`
  const time = '2026-11-29T10:00:00.000000Z'
  return {
    data: {
      oldValue: {},
      value: { createTime: time, fields, name: `${database}/documents/${path}`, updateTime: time }
    },
    database: '(default)',
    datacontenttype: 'application/json',
    document: path,
    location: 'eur3',
    namespace: '(default)',
    project,
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    type: 'google.cloud.firestore.document.v1.written'
  }
}

export const hourComes = {
  data: {},
  source: `//pubsub.googleapis.com/projects/${project}/topics/schedule`,
  type: 'google.cloud.pubsub.topic.v1.messagePublished'
}
