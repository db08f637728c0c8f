import type { Page } from '@playwright/test'

/** An entry that Chromium tells of and TypeScript does not know yet. */
interface Movement extends PerformanceEntry {
  sources: { node: Node | null }[]
  value: number
}

/** A page is there when it asks for nothing more. */
const atRest = (page: Page) => page.waitForLoadState('networkidle')

/** Layout shifts while a page is read to its end, when its fonts and pictures come after the first paint: how much, and which part. */
export async function movementsOn(
  page: Page,
  path: string,
  isThere: (page: Page) => Promise<void> = atRest
): Promise<string[]> {
  const { promise: firstPaint, resolve: seen } = Promise.withResolvers<void>()
  await page.route(/\.(?:jpe?g|png|svg|webp|woff2)(?:\?|$)/, async route => {
    await firstPaint
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(
    async () =>
      new Promise(resolve => {
        new PerformanceObserver(resolve).observe({ buffered: true, type: 'paint' })
      })
  )
  seen()
  await isThere(page)
  await page.evaluate(readToTheEnd)
  return page.evaluate(movements)
}

async function readToTheEnd(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ behavior: 'instant', top })
    await nextFrame()
    await nextFrame()
  }
  const late = [...document.images].filter(image => image.checkVisibility() && !image.complete)
  // A lazy one that was passed too quickly is asked for only where it is seen.
  for (const image of late) {
    image.scrollIntoView({ behavior: 'instant' })
    await image.decode().catch(() => {})
  }
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}

async function movements(): Promise<string[]> {
  const isMovement = (entry: PerformanceEntry): entry is Movement => 'sources' in entry && 'value' in entry
  const told: string[] = []
  const observer = new PerformanceObserver(list => {
    for (const { sources, value } of list.getEntries().filter(isMovement)) {
      const parts = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
      told.push(`${value.toFixed(4)} ${parts.join(' | ')}`)
    }
  })
  observer.observe({ buffered: true, type: 'layout-shift' })
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return told
}
