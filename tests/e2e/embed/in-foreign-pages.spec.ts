import { createServer } from 'node:http'
import { listen } from 'local-firebase'
import { barriersOn } from 'site-checks/browser'
import { embedHeight, embedScript } from '#domain/embed/embed-routes.ts'
import { type EmbedChoice, elementSnippet, frameSnippet, htmlSnippet } from '#domain/embed/snippets.ts'
import { latestEmbed } from '#domain/embed/versions.ts'
import { expect, type Page, test } from '../support/test.ts'

const choice: EmbedChoice = {
  language: 'en',
  partner: 'casa-burriana',
  spot: null,
  subject: { category: null, kind: 'place', province: 'malaga' },
  theme: 'claro'
}
const title = 'Things to do in Málaga'

function factsFor(site = '') {
  return { listing: '/en/malaga/experiencias/listado', script: latestEmbed, site, title }
}

let close: (() => void) | null = null
test.afterEach(() => close?.())

async function openIn(page: Page, body: string, policy?: string): Promise<void> {
  const host = await openForeignHost({ body, ...(policy === undefined ? {} : { policy }) })
  close = host.close
  await page.goto(host.origin)
}

/** How much the page moved, as browsers count it. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        })
        observer.observe({ buffered: true, type: 'layout-shift' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      })
  )
}

test('a frame shows the cards of a province with their posters, without scripts of the page and without anything kept', async ({
  baseURL,
  context,
  ledger,
  page
}) => {
  await openIn(page, `<h1>Hotel</h1>${frameSnippet(choice, factsFor(baseURL))}<p>After</p>`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(title)).toBeVisible()
  const link = frame.getByRole('listitem').first().getByRole('link')
  await expect(link).toHaveAttribute('href', /\/en\/experiencias\/[^?]+\?partner=casa-burriana$/)
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect(frame.getByText('this place’s code')).toBeVisible()
  await expect(frame.getByRole('listitem').first().locator('img')).toHaveJSProperty('complete', true)
  expect(
    await frame
      .getByRole('listitem')
      .first()
      .locator('img')
      .evaluate(image => Reflect.get(image, 'naturalWidth'))
  ).toBeGreaterThan(0)
  expect(await shiftOf(page)).toBe(0)
  expect([...ledger.stored]).toEqual([])
  expect(await context.cookies()).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/en\/experiencias\/.+\?partner=casa-burriana/)
})

test('the element turns its link into cards, in the colours it was asked for, and nothing moves', async ({
  baseURL,
  context,
  ledger,
  page
}) => {
  const dark = { ...choice, theme: 'oscuro' } as const
  await openIn(page, `<h1>Hotel</h1>${elementSnippet(dark, factsFor(baseURL))}<p>After</p>`)
  const embed = page.getByRole('region', { name: title })
  await expect(embed.getByRole('listitem')).not.toHaveCount(0)
  await expect(embed.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /\/en\/experiencias\/[^?]+\?partner=casa-burriana$/
  )
  await expect(embed).toHaveCSS('background-color', 'rgb(26, 18, 32)')
  expect(await embed.evaluate(section => section.getBoundingClientRect().height)).toBe(embedHeight)
  expect(await shiftOf(page)).toBe(0)
  expect([...ledger.stored]).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await barriersOn(page, 'experiencias-ocio')).toEqual([])
})

test('chosen experiences come by their ids, in the order in which they were chosen, and those that are gone drop out', async ({
  baseURL,
  page
}) => {
  const ids = ['co-kayak-iznajar', 'no-longer-there', 'al-kayak-sanpedro']
  const list: EmbedChoice = { ...choice, partner: null, subject: { ids, kind: 'list' } }
  await openIn(page, elementSnippet(list, factsFor(baseURL)))
  const links = page.getByRole('region').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', /iznajar/)
  await openIn(page, frameSnippet(list, factsFor(baseURL)))
  await expect(page.frameLocator('iframe').getByRole('listitem')).toHaveCount(2)
})

test('with attributes that are wrong the province is shown, or the link is left, and the page is told of nothing', async ({
  baseURL,
  page
}) => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  const link = '<a href="https://www.clavel.example/">Clavel</a>'
  const script = `<script type="module" src="${baseURL}${embedScript(latestEmbed.version)}" integrity="${latestEmbed.integrity}" crossorigin></script>`
  await openIn(
    page,
    `<section aria-label="unknown category"><experiencias-ocio lugar="malaga" categoria="no-existe">${link}</experiencias-ocio></section>
     <section aria-label="unknown place"><experiencias-ocio lugar="../../fn/x" idioma="xx">${link}</experiencias-ocio></section>
     <section aria-label="unknown ids"><experiencias-ocio ids="<b>,nada">${link}</experiencias-ocio></section>
     <section aria-label="partner with html"><experiencias-ocio lugar="malaga" socio='"><script>alert(1)</script>' tema="rosa">${link}</experiencias-ocio></section>${script}`
  )
  const inPart = (name: string) => page.getByRole('region', { name })
  // In the language of the page, which names none in the element.
  await expect(inPart('unknown category').getByText(title)).toBeVisible()
  await expect(inPart('unknown place').getByRole('link', { name: 'Clavel' })).toBeVisible()
  await expect(inPart('unknown ids').getByRole('link', { name: 'Clavel' })).toBeVisible()
  const first = inPart('partner with html').getByRole('listitem').first().getByRole('link')
  await expect(first).toHaveAttribute('href', /^[^?]+$/)
  expect(problems).toEqual([])
})

test('a strict policy that names the site is enough for the frame and for the element', async ({
  baseURL,
  page
}) => {
  const element = elementSnippet(choice, factsFor(baseURL)).replace(/ style="[^"]*"/, '')
  const frame = frameSnippet(choice, factsFor(baseURL)).replace(/ style="[^"]*"/, '')
  const policy = `default-src 'self'; frame-src ${baseURL}; script-src ${baseURL}; connect-src ${baseURL}; img-src ${baseURL}; style-src 'none'`
  await openIn(page, element + frame, policy)
  await expect(page.getByRole('region', { name: title }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.frameLocator('iframe').getByText(title)).toBeVisible()
})

test('a page that allows nothing of others keeps the link', async ({ baseURL, page, violations }) => {
  await openIn(page, elementSnippet(choice, factsFor(baseURL)), "default-src 'self'")
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', /partner=casa-burriana$/)
  await expect.poll(() => violations.join()).toContain(embedScript(latestEmbed.version))
  // Refusals by that page are its own choice.
  violations.length = 0
})

test('WordPress shows the frame in its sandbox, hears how tall it is, and follows its links', async ({
  baseURL,
  page
}) => {
  const list: EmbedChoice = { ...choice, partner: null, subject: { ids: ['co-kayak-iznajar'], kind: 'list' } }
  const source = `${baseURL}/embed/v1/en/lista?ids=co-kayak-iznajar#?secret=abc123DEF0`
  expect(frameSnippet(list, factsFor(baseURL))).toContain('/embed/v1/en/lista?ids=co-kayak-iznajar')
  await openIn(
    page,
    `<iframe sandbox="allow-scripts" security="restricted" src="${source}" title="Embedded" width="600" height="200"></iframe><output></output>
     <script>
       addEventListener('message', ({ data, source }) => {
         if (data.secret !== 'abc123DEF0' || source !== document.querySelector('iframe').contentWindow) return
         if (data.message === 'height') document.querySelector('iframe').height = data.value
         if (data.message === 'link') document.querySelector('output').textContent = data.value
       })
     </script>`
  )
  const frame = page.frameLocator('iframe')
  await expect(page.getByTitle('Embedded')).toHaveAttribute('height', String(embedHeight))
  const link = frame.getByRole('listitem').getByRole('link')
  await link.click()
  await expect(page.getByRole('status')).toHaveText(/\/en\/experiencias\/.*iznajar/)
})

test('styles of the page do not reach the element, and prototypes that it patched leave the link at least', async ({
  baseURL,
  page
}) => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  const hostile = `<style>body * { display: none !important; visibility: hidden; font-size: 0; color: transparent; position: fixed }</style>
    <script>
      Object.prototype.extra = () => 1
      Array.prototype.toJSON = () => 'broken'
      Array.from = () => []
      Element.prototype.remove = () => {}
    </script>`
  await openIn(page, hostile + elementSnippet(choice, factsFor(baseURL)))
  const embed = page.getByRole('region', { name: title })
  await expect(embed.getByRole('listitem').first()).toBeVisible()
  await expect(embed.getByText(title)).toHaveCSS('font-size', '19px')
  close?.()
  await openIn(
    page,
    `<script>Array.prototype.flatMap = () => { throw new Error('patched') }</script>${elementSnippet(choice, factsFor(baseURL))}`
  )
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(problems).toEqual([])
})

test('plain html has links and posters, and no price that could grow old', async ({ baseURL, page }) => {
  const answer = await page.request.get('/embed/v1/en/malaga.json')
  const { groups } = await answer.json()
  await openIn(page, htmlSnippet(choice, factsFor(baseURL), groups[0].cards))
  const first = page.getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveAttribute('href', /partner=casa-burriana$/)
  await expect
    .poll(() => first.locator('img').evaluate(image => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(0)
  await expect(page.getByText('€')).toHaveCount(0)
})

for (const path of [
  '/embed/v1/de/malaga',
  '/embed/v1/fr/malaga/hoy#oscuro',
  '/embed/v1/es/lista?ids=co-kayak-iznajar'
])
  test(`the frame ${path} has no barrier, on 200 pixels neither`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    for (const width of [200, 390, 900]) {
      await page.setViewportSize({ height: embedHeight, width })
      expect(await barriersOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

test('no other page of the site can stand in a frame', async ({ page, request }) => {
  const { 'content-security-policy': policy = '', 'x-frame-options': option } = (
    await request.get('/malaga')
  ).headers()
  expect(policy).toContain("frame-ancestors 'none'")
  expect(option).toBe('DENY')
  const frame = (await request.get('/embed/v1/es/malaga')).headers()
  expect(frame['x-frame-options']).toBeUndefined()
  expect(frame['access-control-allow-origin']).toBe('*')
  expect(frame['set-cookie']).toBeUndefined()
  await page.goto('/embed/v1/es/malaga')
})

/** A page of somebody else, with the headers that its host sends. */
interface ForeignPage {
  body: string
  policy?: string
}

/** The web server of a house: another origin than that of the site. */
async function openForeignHost(page: ForeignPage): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => {
    const headers = page.policy ? { 'content-security-policy': page.policy } : {}
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="en"><title>Hotel</title>${page.body}</html>`)
  })
  const origin = await listen(server)
  return {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
    origin
  }
}
