import { z } from 'zod'

const secureAddress = z.url({ protocol: /^https$/ }).regex(/[^/]$/, 'must not end with a slash')
const text = z.string().min(1).optional()
const address = secureAddress.optional()

/** Variables that the publisher alone reads. A deploy gives them to its container. */
const publisherOnly = {
  AEMET_API_KEY: text,
  AEMET_ORIGIN: address,
  HEARTBEAT_URL: address,
  HOSTING_UPLOADS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number')
    .optional(),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  PUBLISH_ALERT_URL: address
}

/** Values that differ between environments, by their names. */
export const variables = z.object({
  APP_CHECK_ENFORCED: z.enum(['true', 'false']).optional(),
  APP_CHECK_SITE_KEY: text,
  GOOGLE_CLOUD_PROJECT: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a project'),
  HOSTING_SITE: text,
  MAIL_SENDER: z.email().optional(),
  PUBLISHER_CPU: z.enum(['1', '2', '4', '8']).optional(),
  PUBLISHER_MEMORY: z
    .string()
    .regex(/^[1-9]\d?Gi$/, 'must be such as 4Gi')
    .optional(),
  PUBLISHER_URL: address,
  PUBLISH_REPOSITORY: z
    .string()
    .regex(/^[^/\s]+\/[^/\s]+$/, 'must be owner/name')
    .optional(),
  SITE_ORIGIN: address,
  SITE_URL: secureAddress,
  ...publisherOnly
})

/** Libraries of OpenTelemetry read more of them than this project does. */
const ofTelemetry = /^OTEL_[A-Z0-9_]+$/

/** Secrets of the functions. Secret Manager keeps them. */
const secrets = ['ADDRESS_KEY', 'PARTNER_KEY', 'PUBLISH_TOKEN', 'SMTP_URL', 'TRANSLATION_KEY']

export function isVariable(name: string): boolean {
  return Object.hasOwn(variables.shape, name) || ofTelemetry.test(name)
}

/** Says whether the container of the publisher gets it beside those that pages are made with. */
export function isOfPublisher(name: string): boolean {
  return Object.hasOwn(publisherOnly, name) || ofTelemetry.test(name)
}

/** A sentence about a name that a file of an environment may not have, and the name that was perhaps meant. */
export function problemOfName(name: string): string {
  if (secrets.includes(name))
    return `is a secret: npx firebase functions:secrets:set ${name} --project PROJECT`
  const meant = Object.keys(variables.shape).find(known => differences(known, name) <= 2)
  return meant === undefined ? 'is no variable of an environment' : `is not known; is it ${meant}?`
}

/** How many letters were added, left out or exchanged. */
function differences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at += 1) {
      const exchanged = (row[at] ?? 0) + (one[index] === other[at] ? 0 : 1)
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, exchanged))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
