import { z } from 'zod'
import type { Route } from './route.ts'

const channel = z.object({ ttl: z.string().regex(/^\d+s$/) })
const files = z.object({ files: z.record(z.string().startsWith('/'), z.string().regex(/^[0-9a-f]{64}$/)) })
const version = z.looseObject({ config: z.looseObject({}).optional(), status: z.string() })

/** Channels of Hosting beside the one of visitors. It has every file already, so nothing is uploaded. */
export function previewRoutes(origin: () => string): Route[] {
  const channels = new Map<string, object>()
  const versions = new Map<string, number>()
  return [
    [
      'GET',
      /^\/v1beta1\/projects\/([^/]+)\/sites$/,
      ({ part }) => ({ sites: [{ name: `projects/${part}/sites/${part}`, type: 'DEFAULT_SITE' }] })
    ],
    ['GET', /^\/v1beta1\/(projects\/[^/]+\/sites\/[^/]+)$/, ({ part }) => ({ name: part })],
    ['GET', /\/sites\/[^/]+\/channels\/([^/]+)$/, ({ part }) => channels.get(part) ?? null],
    [
      'POST',
      /^\/v1beta1\/(projects\/[^/]+\/sites\/[^/]+)\/channels$/,
      ({ body, parameters, part }) => {
        const id = parameters.get('channelId') ?? ''
        const made = {
          ...channel.parse(body),
          name: `${part}/channels/${id}`,
          url: `https://preview--${id}.example`
        }
        channels.set(id, made)
        return made
      }
    ],
    [
      'POST',
      /^\/v1beta1\/(projects\/[^/]+\/sites\/[^/]+)\/versions$/,
      ({ body, part }) => {
        const name = `${part}/versions/v${versions.size + 1}`
        versions.set(name, 0)
        return { ...version.parse(body), name }
      }
    ],
    [
      'POST',
      /^\/v1beta1\/(.+\/versions\/[^/:]+):populateFiles$/,
      ({ body, part }) => {
        versions.set(part, (versions.get(part) ?? 0) + Object.keys(files.parse(body).files).length)
        return { uploadUrl: `${origin()}/upload` }
      }
    ],
    ['PATCH', /^\/v1beta1\/(.+\/versions\/[^/:]+)$/, ({ body, part }) => ({ ...body, name: part })],
    [
      'POST',
      /\/channels\/[^/]+\/releases$/,
      ({ parameters }) => ({
        name: 'releases/1',
        version: versions.get(parameters.get('versionName') ?? '')
      })
    ]
  ]
}
