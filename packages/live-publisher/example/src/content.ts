import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { z } from 'zod'

const articleSchema = z.object({ slug: z.string(), text: z.string(), title: z.string(), topic: z.string() })
const topicSchema = z.object({ name: z.string(), slug: z.string() })
const contentSchema = z.object({ articles: z.array(articleSchema), topics: z.array(topicSchema) })

export type Article = z.infer<typeof articleSchema>
export type Topic = z.infer<typeof topicSchema>
/** Everything the pages are made of. Objects in it are replaced, never changed. */
export type Content = z.infer<typeof contentSchema>

const ownFile = fileURLToPath(new URL('../content.json', import.meta.url))

declare global {
  /** Pages find the content here: Astro bundles them apart from the publisher, which puts a new one here. */
  var exampleContent: Content | undefined
  /** The files that are to be made; all of them when this is undefined. */
  var exampleWanted: ReadonlySet<string> | undefined
}

export function currentContent(): Content {
  globalThis.exampleContent ??= readContent(process.env.CONTENT_FILE ?? ownFile)
  return globalThis.exampleContent
}

/** Throws when the file is not what it should be. */
function readContent(file: string): Content {
  return contentSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
