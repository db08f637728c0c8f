import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { type HostingRules, readHostingRules } from '#publishing/hosting/serving-config.ts'
import { hostingConfigFile, sitePlace } from '#publishing/site-place.ts'
import { functionsHost, publishing, settings, signInHost } from '#settings.ts'
import { studioNames } from './studio-names.ts'
import { cloudflareSettings, cloudflareWorker } from './cloudflare.ts'
import { headersFile } from './headers-file.ts'
import { netlifyRedirects } from './netlify.ts'
import { nginxSite } from './nginx.ts'
import type { Origins } from './rules.ts'

/** The site of this folder, and where its functions are. */
interface Site extends Origins {
  rules: HostingRules
  /** The folder of the site's files, absolute. */
  folder: string
  /** The callables of the studio. */
  names: readonly string[]
}

/** Files that each host needs beside those of the site. */
const filesOf = {
  cloudflare: ({ rules, ...origins }: Site) => ({
    'site/_headers': headersFile(rules, { canTakeAway: true }),
    'worker.js': cloudflareWorker(rules, origins),
    'wrangler.json': cloudflareSettings(publishing.hostingSite, 'site')
  }),
  netlify: ({ names, rules, ...origins }: Site) => ({
    'site/_headers': headersFile(rules, { canTakeAway: false }),
    'site/_redirects': netlifyRedirects(rules, origins, names)
  }),
  nginx: ({ rules, ...site }: Site) => ({
    'clavel.conf': nginxSite(rules, {
      ...site,
      listen: '8080',
      serverName: new URL(settings.site).host
    })
  })
}

/** Without these the rules and the pages name a project and an address of nobody. */
const needed = {
  SITE_PROJECT: 'the project of functions and sign-in is',
  SITE_URL: 'the address of the site is'
} as const

/** Warnings for who builds for another host than that of this project. */
export function hostWarnings(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(needed).flatMap(([name, named]) =>
    env[name] ? [] : [`${name} is not set: ${named} that of a sample (docs/other-hosts.md).`]
  )
}

export type OtherHost = keyof typeof filesOf

export const otherHosts = ['cloudflare', 'netlify', 'nginx'] as const satisfies readonly OtherHost[]

export function isOtherHost(name: string): name is OtherHost {
  return Object.hasOwn(filesOf, name)
}

/** Makes the folder of a host of the built site: its files, which are links to the same ones, and the rules of `firebase.json` in the host's words. */
export async function writeForHost(host: OtherHost): Promise<string> {
  const folder = folderOf(host)
  rmSync(folder, { force: true, recursive: true })
  linkFiles(sitePlace().served, join(folder, 'site'))
  const files: Record<string, string> = filesOf[host]({
    folder: resolve(folder, 'site'),
    functions: new URL(functionsHost),
    names: await studioNames(),
    rules: readHostingRules(readFileSync(hostingConfigFile(), 'utf8')),
    signIn: new URL(`https://${signInHost}`)
  })
  for (const [file, text] of Object.entries(files)) writeFileAtomic(join(folder, file), text)
  return folder
}

function folderOf(host: OtherHost): string {
  return join('build', 'hosts', host)
}

function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const link = join(to, file.slice(from.length))
    mkdirSync(dirname(link), { recursive: true })
    linkSync(file, link)
  }
}
