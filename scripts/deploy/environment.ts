import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type Refusal, refused } from '../console.ts'

/** Targets of a deploy. Each has a project of Google Cloud of its own. */
export const environments = ['staging', 'production'] as const

export type EnvironmentName = (typeof environments)[number]

const secureAddress = z.url({ protocol: /^https$/ }).regex(/[^/]$/, 'must not end with a slash')

const values = z.object({
  APP_CHECK_ENFORCED: z.enum(['true', 'false']).optional(),
  APP_CHECK_SITE_KEY: z.string().min(1).optional(),
  GOOGLE_CLOUD_PROJECT: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a project'),
  HOSTING_SITE: z.string().min(1).optional(),
  MAIL_SENDER: z.email().optional(),
  HEARTBEAT_URL: secureAddress.optional(),
  PUBLISHER_URL: secureAddress.optional(),
  PUBLISH_ALERT_URL: secureAddress.optional(),
  PUBLISH_REPOSITORY: z
    .string()
    .regex(/^[^/\s]+\/[^/\s]+$/, 'must be owner/name')
    .optional(),
  SITE_URL: secureAddress
})

/** Values that differ between environments. */
export type Environment = z.output<typeof values>

export function environmentFile(name: EnvironmentName): string {
  return `settings/${name}.env`
}

/** The values of `settings/<name>.env`; where there is no such file (a workflow), those of the environment itself. */
export function readEnvironment(name: EnvironmentName, env: NodeJS.ProcessEnv): Environment | Refusal {
  const file = environmentFile(name)
  const found = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : env
  const filled = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
  const parsed = values.safeParse(filled)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    // Every value is a text, so one of another type is not there.
    ({ code, message, path }) => `  ${path.join('.')}: ${code === 'invalid_type' ? 'is missing' : message}`
  )
  return refused(
    `The environment ${name} is not whole (${existsSync(file) ? file : 'there is no ' + file}):\n` +
      `${problems.join('\n')}\nWrite them into ${file}; .env.example explains each.`
  )
}
