import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call, CallSample } from '#contract/calls/call.ts'
import { newAdmin, newCustomer, type Person } from './people.ts'
import type { Sample } from './sample.ts'

const calls = ['src/contract/calls/**/*.ts', 'src/studio/*/*.call.ts']

const newPerson = {
  administrator: newAdmin,
  anyone: () => null,
  customer: newCustomer
} as const satisfies Record<CallSample['by'], () => Promise<Person> | null>

/** The calls whose contract says how they are asked rightly. */
export const contractSamples: readonly Sample[] = (await contractCalls()).flatMap(call => {
  const { sample } = call
  return sample === undefined ? [] : [{ call, prepare: () => questionOf(sample) }]
})

async function questionOf({ by, data }: CallSample) {
  const person = await newPerson[by]()
  return person === null ? { data } : { data, token: person.token }
}

async function contractCalls(): Promise<Call<unknown, unknown>[]> {
  const modules = await Promise.all(globSync(calls).map(file => import(pathToFileURL(resolve(file)).href)))
  return modules.flatMap((module: object) => Object.values(module).filter(isCall))
}

function isCall(value: unknown): value is Call<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'readRequest' in value
}
