import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { type Refusal, refused } from '../console.ts'
import { isVariable, problemOfName, variables } from './variables.ts'

/** Targets of a deploy. Each has a project of Google Cloud of its own. */
export const environments = ['staging', 'production'] as const

export type EnvironmentName = (typeof environments)[number]

/** Values that differ between environments. Those of OpenTelemetry have no names that are known here. */
export type Environment = z.output<typeof variables> & Readonly<Record<`OTEL_${string}`, string>>

export function environmentFile(name: EnvironmentName): string {
  return `settings/${name}.env`
}

/** The values of `settings/<name>.env`; where there is no such file (a workflow), those of the environment itself, which holds much else. */
export function readEnvironment(name: EnvironmentName, env: NodeJS.ProcessEnv): Environment | Refusal {
  const file = environmentFile(name)
  return existsSync(file)
    ? environmentOf(name, parseEnv(readFileSync(file, 'utf8')))
    : environmentOf(name, onlyKnown(env), `there is no ${file}`)
}

function onlyKnown(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([key]) => isVariable(key)))
}

/** Every name must be known: one that is misspelt would be left out without a word. */
export function environmentOf(
  name: EnvironmentName,
  values: NodeJS.ProcessEnv,
  place = environmentFile(name)
): Environment | Refusal {
  const { SITE_PROJECT: named, ...given } = filled(values)
  const parsed = variables.safeParse(given)
  const problems = [
    ...Object.keys(given)
      .filter(key => !isVariable(key))
      .map(key => `${key}: ${problemOfName(key)}`),
    ...Object.entries(given)
      .filter(([, value]) => /[|\n]/.test(value))
      .map(([key]) => `${key}: must be one line without |`),
    ...(named === undefined || named === given['GOOGLE_CLOUD_PROJECT']
      ? []
      : ['SITE_PROJECT: must be GOOGLE_CLOUD_PROJECT, or left out']),
    ...(parsed.error?.issues ?? []).map(
      // Every value is a text, so one of another type is not there.
      ({ code, message, path }) => `${path.join('.')}: ${code === 'invalid_type' ? 'is missing' : message}`
    )
  ]
  if (parsed.success && problems.length === 0) return { ...onlyTelemetry(given), ...parsed.data }
  return refused(
    `The environment ${name} is not whole (${place}):\n${problems.map(problem => `  ${problem}`).join('\n')}\n` +
      `Mend them in ${environmentFile(name)}; .env.example explains each.`
  )
}

function filled(values: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

function onlyTelemetry(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter(([key]) => key.startsWith('OTEL_')))
}

/** The shell with the values of an environment in the place of its own. The shell's own would reach another project, or another site of this one. */
export function withEnvironment(
  env: NodeJS.ProcessEnv,
  environment: Environment,
  name: EnvironmentName
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([key]) => !isVariable(key) && key !== 'GCLOUD_PROJECT')
  return {
    ...Object.fromEntries(kept),
    ...environment,
    SITE_ENVIRONMENT: name,
    SITE_PROJECT: environment.GOOGLE_CLOUD_PROJECT
  }
}
