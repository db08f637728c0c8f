import type { AccessibilityCheck, Fault } from '../checking/check.ts'
import type { Site } from '../site/site.ts'
import { stylesOf } from './motion.ts'

/** Two colours by their custom properties, and the least contrast between them: 4.5 for text, 3 for large text and graphics. */
export type ColourPair = readonly [front: string, back: string, least: number]

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** `sign` is the custom property by which the sheet with the colours is known. */
export function contrastChecks(sign: string, pairs: readonly ColourPair[]): AccessibilityCheck[] {
  return [
    {
      checkSite: site => contrastFaults(site, sign, pairs),
      id: 'A2',
      measure: 'contrast',
      name: 'the colours stand out from each other in both themes'
    }
  ]
}

function contrastFaults(site: Site, sign: string, pairs: readonly ColourPair[]): Fault[] {
  const sheet = stylesOf(site).find(({ css }) => css.includes(`--${sign}:`))
  if (sheet === undefined) return [{ at: '/', change: 'Define the colours of the site in a style sheet.' }]
  return themes.flatMap(theme =>
    pairs.flatMap(([front, back, least]) => {
      const ratio = contrast(colourOf(sheet.css, front, theme), colourOf(sheet.css, back, theme))
      return ratio >= least
        ? []
        : [
            {
              at: sheet.at,
              change: `Let --${front} stand out from --${back} by ${least} in the ${theme} theme: it does by ${ratio.toFixed(2)}.`
            }
          ]
    })
  )
}

/** The value of a token: one colour, or one for each theme. */
function colourOf(css: string, token: string, theme: Theme): string {
  const value = new RegExp(`--${token}:\\s*(light-dark\\([^)]*\\)|#[0-9a-f]+)`).exec(css)?.[1] ?? ''
  const [light = '', dark = light] = value.match(/#[0-9a-f]+/g) ?? []
  return theme === 'light' ? light : dark
}

/** WCAG 2.2, contrast ratio. A colour that cannot be read stands out from nothing. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return Number.isNaN(a + b) ? 0 : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map(start => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
