import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A blog as the template of Astro has it, with as many posts as are asked for. */
export function writeBlog(project: string, posts: number): void {
  for (const [file, text] of Object.entries(files)) write(project, file, text)
  for (let number = 1; number <= posts; number += 1) writePost(project, number, `Post ${number}`)
}

export function writePost(project: string, number: number, title: string, hasPicture = true): void {
  const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10)
  const text = `Sea, olives and market days of week ${number}. `.repeat(20)
  write(
    project,
    `src/content/blog/post-${number}.md`,
    `---\ntitle: ${title}\npubDate: ${day}\n${hasPicture ? 'heroImage: ../../assets/hero.png\n' : ''}---\n\n${text}\n\n## More\n\n- one\n- **two**\n`
  )
}

function write(project: string, file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const files: Record<string, string | Uint8Array> = {
  'astro.config.mjs': `
import { livePublisher } from 'live-publisher'

export default { integrations: [livePublisher()], site: 'https://example.com' }
`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" /></svg>',
  'src/assets/hero.png': Buffer.from(onePixel, 'base64'),
  'src/content.config.ts': `
import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '**/*.md' }),
  schema: ({ image }) => z.object({ heroImage: image().optional(), pubDate: z.coerce.date(), title: z.string() })
})

export const collections = { blog }
`,
  'src/layouts/Page.astro': `---
import '../global.css'

const { title } = Astro.props
---

<html lang="en">
  <head><title>{title}</title><link rel="canonical" href={new URL(Astro.url.pathname, Astro.site)} /></head>
  <body><h1>{title}</h1><slot /></body>
</html>
<style>
  h1 { color: darkslateblue }
</style>
`,
  'src/global.css': 'body { margin: 2rem auto; max-width: 45rem }',
  'src/pages/blog/[...slug].astro': `---
import { Image } from 'astro:assets'
import { getCollection, render } from 'astro:content'
import Page from '../../layouts/Page.astro'

export async function getStaticPaths() {
  const posts = await getCollection('blog')
  return posts.map(post => ({ params: { slug: post.id }, props: post }))
}
const { data } = Astro.props
const { Content } = await render(Astro.props)
---

<Page title={data.title}>
  {data.heroImage && <Image alt="" height={2} src={data.heroImage} width={2} />}
  <time>{data.pubDate.toLocaleDateString('en-us', { day: 'numeric', month: 'short', year: 'numeric' })}</time>
  <Content />
</Page>
`,
  'src/pages/blog/index.astro': `---
import { getCollection } from 'astro:content'
import Page from '../../layouts/Page.astro'

const posts = (await getCollection('blog')).sort((a, b) => b.data.pubDate.valueOf() - a.data.pubDate.valueOf())
---

<Page title="Blog">
  {posts.map(({ data, id }) => <a href={\`/blog/\${id}/\`}>{data.title}</a>)}
</Page>
`,
  'src/pages/index.astro': `---
import Page from '../layouts/Page.astro'
---

<Page title="Hello, Astronaut!"><a href="/blog/">Blog</a></Page>
`,
  'src/pages/rss.xml.ts': `
import { getCollection } from 'astro:content'

export async function GET({ site }) {
  const posts = await getCollection('blog')
  return new Response(\`<rss>\${posts.map(({ data, id }) => \`<item>\${data.title} \${new URL(id, site)}</item>\`).join('')}</rss>\`)
}
`
}
