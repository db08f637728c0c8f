import type { AccessibilityCheck, Fault } from '../checking/check.ts'
import type { Site } from '../site/site.ts'

export const motionChecks: readonly AccessibilityCheck[] = [
  {
    checkSite: motionFaults,
    id: 'A6',
    measure: 'stillness',
    name: 'what moves stands still for those who ask for it'
  }
]

interface Sheet {
  at: string
  css: string
}

export function stylesOf(site: Site): Sheet[] {
  return site.addresses.flatMap(at => (at.endsWith('.css') ? [{ at, css: site.text(at) }] : []))
}

/** A transition of `display` alone is a delay: nothing moves between two states. */
const moving =
  /([^{}]*)\{[^{}]*?(?<![\w-])((?:transition|animation(?:-name)?|scroll-behavior):\s*(?!none|auto|display [^,;}]+[;}])[^;}]+)/g

/** Every motion runs only where it is welcome, or has a rule that stops it where it is not. */
function motionFaults(site: Site): Fault[] {
  const inPages = site.pages
    .slice(0, 1)
    .flatMap(at =>
      [...site.text(at).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => ({ at, css }))
    )
  const sheets = [...stylesOf(site), ...inPages]
  const still = sheets.flatMap(({ css }) => mediaBlocks(css, 'reduce')).join(' ')
  return sheets.flatMap(({ at, css }) => {
    const welcome = mediaBlocks(css, 'no-preference')
    const always = welcome.reduce((rest, block) => rest.replace(block, ''), css)
    return [...always.matchAll(moving)].flatMap(([, selector = '', declaration = '']) => {
      const name = /\.[a-z]+/.exec(selector)?.[0]
      return name !== undefined && still.includes(name)
        ? []
        : [{ at, change: `Move only where movement is welcome: «${selector.trim()}» has «${declaration}».` }]
    })
  })
}

/** The media queries of a sheet for one wish about movement, with their braces. */
function mediaBlocks(css: string, wish: 'reduce' | 'no-preference'): string[] {
  const queries = css.matchAll(new RegExp(`@media[^{]*prefers-reduced-motion:\\s*${wish}[^{]*`, 'g'))
  return [...queries].map(({ index }) => css.slice(index, endOfBlock(css, css.indexOf('{', index))))
}

function endOfBlock(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return css.length
}
