import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import sharp from 'sharp'

/** Packages that the blog needs beside Astro. */
export const starterNeeds = ['@astrojs/mdx', '@astrojs/rss', '@astrojs/sitemap', 'sharp']

const pictures = 5

/**
 * Writes a blog with the live publisher. It has the parts of Astro's own blog template (MDX, feed, sitemap, fonts, a picture and a date for each post in the list),
 * and is written here because no package of the registry holds that template: `npm create astro` loads it from GitHub.
 */
export async function writeStarter(project: string, posts: number): Promise<void> {
  for (const [file, text] of Object.entries(files)) write(project, file, text)
  write(project, 'src/assets/fonts/figtree.woff2', readFileSync(resolve(fontFile)))
  for (let number = 0; number < pictures; number += 1) {
    const background = { b: 200 - 30 * number, g: 90, r: 40 * number }
    const picture = sharp({ create: { background, channels: 3, height: 600, width: 1200 } })
    write(project, `src/assets/hero-${number}.png`, await picture.png().toBuffer())
  }
  for (let number = 1; number <= posts; number += 1) writePost(project, number, `Post ${number}`)
}

export function writePost(project: string, number: number, title: string, hasPicture = true): void {
  const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10)
  const picture = hasPicture ? `heroImage: ../../assets/hero-${number % pictures}.png\n` : ''
  const text = `Sea, olives and market days of week ${number}. `.repeat(20)
  write(
    project,
    `src/content/blog/post-${number}.md`,
    `---\ntitle: ${title}\ndescription: Market days of week ${number}\npubDate: ${day}\n${picture}---\n\n${text}\n\n## More\n\n- one\n- **two**\n`
  )
}

function write(project: string, file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), content)
}

const fontFile = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

const files: Record<string, string> = {
  'astro.config.mjs': `import mdx from '@astrojs/mdx'
import sitemap from '@astrojs/sitemap'
import { defineConfig, fontProviders } from 'astro/config'
import { livePublisher } from 'live-publisher'

export default defineConfig({
  fonts: [
    {
      cssVariable: '--font-figtree',
      fallbacks: ['sans-serif'],
      name: 'Figtree',
      options: { variants: [{ display: 'swap', src: ['./src/assets/fonts/figtree.woff2'], style: 'normal', weight: 400 }] },
      provider: fontProviders.local()
    }
  ],
  integrations: [mdx(), sitemap(), livePublisher()],
  site: 'https://example.com'
})
`,
  'public/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" /></svg>
`,
  'src/components/BaseHead.astro': `---
import '../styles/global.css'
import { Font } from 'astro:assets'
import fallbackImage from '../assets/hero-0.png'
import { siteTitle } from '../consts'

const { description, image = fallbackImage, title } = Astro.props
const canonical = new URL(Astro.url.pathname, Astro.site)
---

<meta charset="utf-8" />
<meta name="viewport" content="width=device-width,initial-scale=1" />
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<link rel="sitemap" href="/sitemap-index.xml" />
<link rel="alternate" type="application/rss+xml" title={siteTitle} href={new URL('rss.xml', Astro.site)} />
<meta name="generator" content={Astro.generator} />
<Font cssVariable="--font-figtree" preload />
<link rel="canonical" href={canonical} />
<title>{title}</title>
<meta name="description" content={description} />
<meta property="og:title" content={title} />
<meta property="og:url" content={Astro.url} />
<meta property="og:image" content={new URL(image.src, Astro.url)} />
`,
  'src/components/Footer.astro': `<footer>All rights reserved.</footer>
<style>
  footer { padding: 2rem; text-align: center }
</style>
`,
  'src/components/FormattedDate.astro': `---
const { date } = Astro.props
---

<time datetime={date.toISOString()}>
  {date.toLocaleDateString('en-us', { day: 'numeric', month: 'short', year: 'numeric' })}
</time>
`,
  'src/components/Header.astro': `---
import { siteTitle } from '../consts'
import HeaderLink from './HeaderLink.astro'
---

<header>
  <nav>
    <h2><a href="/">{siteTitle}</a></h2>
    <HeaderLink href="/">Home</HeaderLink>
    <HeaderLink href="/blog">Blog</HeaderLink>
    <HeaderLink href="/about">About</HeaderLink>
  </nav>
</header>
<style>
  header { box-shadow: 0 2px 8px rgb(0 0 0 / 5%); padding: 0 1rem }
</style>
`,
  'src/components/HeaderLink.astro': `---
const { href, ...others } = Astro.props
const path = Astro.url.pathname.replace(import.meta.env.BASE_URL, '')
const [, first] = path.match(/[^/]+/g) ?? []
const isActive = href === path || href === \`/\${first ?? ''}\`
---

<a class:list={{ active: isActive }} {href} {...others}><slot /></a>
<style>
  a { color: inherit; display: inline-block; text-decoration: none }
  a.active { font-weight: bold }
</style>
`,
  'src/consts.ts': `export const siteTitle = 'Harbour notes'
export const siteDescription = 'A blog about sea, olives and market days'
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '**/*.{md,mdx}' }),
  schema: ({ image }) =>
    z.object({
      description: z.string(),
      heroImage: z.optional(image()),
      pubDate: z.coerce.date(),
      title: z.string(),
      updatedDate: z.coerce.date().optional()
    })
})

export const collections = { blog }
`,
  'src/content/blog/using-mdx.mdx': `---
title: Using MDX
description: A post with a component
pubDate: 2024-06-01
---
import HeaderLink from '../../components/HeaderLink.astro'

A component in a post: <HeaderLink href="/about">about</HeaderLink>
`,
  'src/layouts/BlogPost.astro': `---
import { Image } from 'astro:assets'
import BaseHead from '../components/BaseHead.astro'
import Footer from '../components/Footer.astro'
import FormattedDate from '../components/FormattedDate.astro'
import Header from '../components/Header.astro'

const { description, heroImage, pubDate, title, updatedDate } = Astro.props
---

<html lang="en">
  <head><BaseHead {description} {title} /></head>
  <body>
    <Header />
    <main>
      <article>
        {heroImage && <Image alt="" height={510} src={heroImage} width={1020} />}
        <FormattedDate date={pubDate} />
        {updatedDate && <p>Last updated on <FormattedDate date={updatedDate} /></p>}
        <h1>{title}</h1>
        <slot />
      </article>
    </main>
    <Footer />
  </body>
</html>
<style>
  h1 { color: darkslateblue }
</style>
`,
  'src/pages/about.astro': `---
import about from '../assets/hero-1.png'
import Layout from '../layouts/BlogPost.astro'
---

<Layout description="About this blog" heroImage={about} pubDate={new Date('2025-08-08')} title="About">
  <p>Sea, olives and market days.</p>
</Layout>
`,
  'src/pages/blog/[...slug].astro': `---
import { getCollection, render } from 'astro:content'
import BlogPost from '../../layouts/BlogPost.astro'

export async function getStaticPaths() {
  const posts = await getCollection('blog')
  return posts.map(post => ({ params: { slug: post.id }, props: post }))
}
const post = Astro.props
const { Content } = await render(post)
---

<BlogPost {...post.data}><Content /></BlogPost>
`,
  'src/pages/blog/index.astro': `---
import { Image } from 'astro:assets'
import { getCollection } from 'astro:content'
import BaseHead from '../../components/BaseHead.astro'
import Footer from '../../components/Footer.astro'
import FormattedDate from '../../components/FormattedDate.astro'
import Header from '../../components/Header.astro'
import { siteDescription, siteTitle } from '../../consts'

const posts = (await getCollection('blog')).sort((a, b) => b.data.pubDate.valueOf() - a.data.pubDate.valueOf())
---

<html lang="en">
  <head><BaseHead description={siteDescription} title={siteTitle} /></head>
  <body>
    <Header />
    <main>
      <ul>
        {
          posts.map(({ data, id }) => (
            <li>
              <a href={\`/blog/\${id}/\`}>
                {data.heroImage && <Image alt="" height={360} src={data.heroImage} width={720} />}
                <h4 class="title">{data.title}</h4>
                <p class="date"><FormattedDate date={data.pubDate} /></p>
              </a>
            </li>
          ))
        }
      </ul>
    </main>
    <Footer />
  </body>
</html>
<style>
  ul { list-style: none }
</style>
`,
  'src/pages/index.astro': `---
import BaseHead from '../components/BaseHead.astro'
import Footer from '../components/Footer.astro'
import Header from '../components/Header.astro'
import { siteDescription, siteTitle } from '../consts'
---

<html lang="en">
  <head><BaseHead description={siteDescription} title={siteTitle} /></head>
  <body>
    <Header />
    <main><h1>Hello, Astronaut!</h1></main>
    <Footer />
  </body>
</html>
`,
  'src/pages/rss.xml.js': `import rss from '@astrojs/rss'
import { getCollection } from 'astro:content'
import { siteDescription, siteTitle } from '../consts'

export async function GET({ site }) {
  const posts = await getCollection('blog')
  return rss({
    description: siteDescription,
    items: posts.map(({ data, id }) => ({ ...data, link: \`/blog/\${id}/\` })),
    site,
    title: siteTitle
  })
}
`,
  'src/styles/global.css': `body { font-family: var(--font-figtree); margin: 0; }
main { margin: auto; max-width: 45rem; padding: 3rem 1rem; }
`
}
