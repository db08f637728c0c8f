import { z } from 'zod'

const pattern = { source: z.string() }
const place = z.object({ functionId: z.string(), region: z.string() })

/** What of `firebase.json` says how files are served. Strict: a rule that would be lost on the way is an error, not a surprise. */
const hosting = z.strictObject({
  cleanUrls: z.boolean().optional(),
  headers: z
    .array(
      z.strictObject({ ...pattern, headers: z.array(z.strictObject({ key: z.string(), value: z.string() })) })
    )
    .default([]),
  ignore: z.array(z.string()).optional(),
  predeploy: z.union([z.string(), z.array(z.string())]).optional(),
  public: z.string(),
  redirects: z
    .array(z.strictObject({ ...pattern, destination: z.string(), type: z.number().default(301) }))
    .default([]),
  rewrites: z
    .array(
      z.union([
        z.strictObject({ ...pattern, destination: z.string() }),
        z.strictObject({ ...pattern, function: place })
      ])
    )
    .default([]),
  trailingSlash: z.boolean().optional()
})

const file = z.object({ hosting })

/** How Firebase Hosting serves a version, in the words of its interface. */
export interface ServingConfig {
  cleanUrls?: boolean
  headers: { glob: string; headers: Record<string, string> }[]
  redirects: { glob: string; location: string; statusCode: number }[]
  rewrites: { glob: string; path?: string; run?: { serviceId: string; region: string } }[]
  trailingSlashBehavior?: 'ADD' | 'REMOVE'
}

export interface HostingSettings {
  /** The folder that is served. */
  folder: string
  config: ServingConfig
}

/** Reads `firebase.json`, so that a release serves by the same rules as the local host and a deploy by the command line of Firebase. */
export function readHosting(firebaseJson: string): HostingSettings {
  const {
    cleanUrls,
    headers,
    public: folder,
    redirects,
    rewrites,
    trailingSlash
  } = file.parse(JSON.parse(firebaseJson)).hosting
  return {
    config: {
      ...(cleanUrls === undefined ? {} : { cleanUrls }),
      headers: headers.map(({ headers: list, source }) => ({
        glob: source,
        headers: Object.fromEntries(list.map(({ key, value }) => [key, value]))
      })),
      redirects: redirects.map(({ destination, source, type }) => ({
        glob: source,
        location: destination,
        statusCode: type
      })),
      rewrites: rewrites.map(rewrite =>
        'destination' in rewrite
          ? { glob: rewrite.source, path: rewrite.destination }
          : { glob: rewrite.source, run: serviceOf(rewrite.function) }
      ),
      ...(trailingSlash === undefined
        ? {}
        : { trailingSlashBehavior: trailingSlash ? ('ADD' as const) : ('REMOVE' as const) })
    },
    folder
  }
}

/** A function of the second generation is a service of Cloud Run, whose name has small letters only. */
function serviceOf({ functionId, region }: z.output<typeof place>): { serviceId: string; region: string } {
  return { region, serviceId: functionId.toLowerCase().replaceAll('_', '-') }
}
