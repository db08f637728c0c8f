import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { bootRenderer, createPublisher, type LivePublisher, openReleases } from 'live-publisher'

import type { Content } from './src/content.ts'
import { site } from './src/site.ts'

/** Where Astro finds the example: programs that render it run here. */
export const exampleFolder = dirname(fileURLToPath(import.meta.url))
const astro = fileURLToPath(new URL('../bin/astro.mjs', import.meta.resolve('astro')))
const code = 'example'

/** Makes the whole site in a process of its own, as `astro build` does, and answers the keys of its files. */
export async function buildClean(content: Content, folder: string): Promise<Map<string, string>> {
  const [contentFile, keysFile] = [`${folder}.content.json`, `${folder}.keys.json`].map(file => resolve(file))
  rmSync(folder, { force: true, recursive: true })
  mkdirSync(dirname(folder), { recursive: true })
  writeFileSync(contentFile ?? '', JSON.stringify(content))
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: exampleFolder,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      CONTENT_FILE: contentFile,
      KEYS_FILE: keysFile,
      NODE_ENV: 'production',
      OUT_DIR: resolve(folder)
    },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`astro build ended with ${status}`)
  const keys: unknown = JSON.parse(readFileSync(keysFile ?? '', 'utf8'))
  return new Map(Object.entries(Object(keys)).map(([file, key]) => [file, String(key)]))
}

export interface OpenExample {
  publisher: LivePublisher
  served: string
  /** Applies the edit that is published next. */
  edit: (content: Content) => void
}

/** A publisher for the example below a folder, whose site is built first. Astro works in the folder of the running program, which is to be the example's. */
export async function openExample(first: Content, folder: string): Promise<OpenExample> {
  const releases = openReleases({
    folder: join(folder, 'releases'),
    served: join(folder, 'served'),
    work: join(folder, 'work')
  })
  const keys = await buildClean(first, join(folder, 'first'))
  await releases.replace(join(folder, 'first'), { code, documents: countOf(first), keys })
  const renderer = await bootRenderer(site, first, { folder: releases.buildFolder })
  let content = first
  const publisher = createPublisher({
    code,
    read: async () => ({
      content,
      documents: countOf(content),
      moment: new Date().toISOString(),
      problems: []
    }),
    releases,
    renderer,
    restart: () => Promise.reject(new Error('Start the publisher again')),
    site
  })
  await publisher.warmUp()
  return { edit: now => (content = now), publisher, served: join(folder, 'served') }
}

function countOf({ articles, topics }: Content): Record<string, number> {
  return { articles: articles.length, topics: topics.length }
}

/** All files below a folder, with their bytes. */
export function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  return new Map(
    entries
      .map(each => join(each.parentPath, each.name))
      .map(path => [path.slice(folder.length + 1), readFileSync(path)])
  )
}
