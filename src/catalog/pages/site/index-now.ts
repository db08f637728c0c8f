import { defineFile } from '#catalog/routing/data-file.ts'
import { publishing } from '#settings.ts'

/** Format of a key of IndexNow. */
const keys = /^[A-Za-z0-9-]{8,128}$/

/** `/{key}.txt`: proves to search engines that the sender of changes runs the site. There is none without a key. */
export const indexNowFile = defineFile({
  pattern: '/[key].txt',
  files: () => filesFor(publishing.indexNowKey),
  params: ({ key }) => ({ key }),
  read: (_, { key }) => ({ key })
})

export function filesFor(key: string | null): { key: string }[] {
  if (key === null) return []
  if (!keys.test(key)) throw new Error('indexNowKey in src/settings.ts: 8 to 128 letters, digits and hyphens')
  return [{ key }]
}
