import type { HTMLElement } from 'node-html-parser'
import { wordsFor } from '#i18n/text/words.ts'
import type { Check } from '../check.ts'
import type { Page } from '../page.ts'

/** The picture of an experience, as a poster: not one of the small drawings that only decorate. */
const poster = /^\/carteles\/(?:wide|tall|share)\//
const photograph = /\.(?:jpe?g|png|webp|avif)(?:\?|$)/

export const pictureChecks: readonly Check[] = [
  {
    check: page =>
      faultsOf(page, picture => {
        const missing = ['width', 'height'].filter(
          name => !/^[1-9]\d*$/.test(picture.getAttribute(name) ?? '')
        )
        return missing.length === 0 ? null : `a ${missing.join(' and a ')} in pixels: the page moves without`
      }),
    id: 'S14',
    name: 'pictures have their width and height'
  },
  {
    check: page =>
      faultsOf(page, picture =>
        picture.getAttribute('alt') === undefined ? 'an alt, empty when it only decorates' : null
      ),
    id: 'S14',
    name: 'pictures say what they show, or that they only decorate'
  },
  { check: alternativeFaults, id: 'S14', name: 'the words for a poster are in the language of the page' },
  {
    check: page =>
      faultsOf(page, picture => {
        const source = picture.getAttribute('src') ?? ''
        const sizes = picture.getAttribute('srcset') ?? ''
        const isModern = /\.(?:webp|avif)/.test(sizes)
        return photograph.test(source) && !isModern ? 'a srcset of WebP or AVIF in several sizes' : null
      }),
    id: 'S14',
    name: 'photographs are WebP or AVIF in several sizes'
  },
  { check: firstFaults, id: 'S14', name: 'the first picture is fetched first, the others when they are near' }
]

function faultsOf({ all }: Page, missing: (picture: HTMLElement) => string | null): string[] {
  return all('img').flatMap(picture => {
    const change = missing(picture)
    return change === null ? [] : [`Give ${nameOf(picture)} ${change}.`]
  })
}

function nameOf(picture: HTMLElement): string {
  return `the picture ${(picture.getAttribute('src') ?? 'without an address').slice(0, 80)}`
}

function alternativeFaults({ all, locale }: Page): string[] {
  const { t } = wordsFor(locale)
  const [before = ''] = t('poster.alt', { name: '\n' }).split('\n')
  return all('img').flatMap(picture => {
    const words = picture.getAttribute('alt')
    const isOfExperience = poster.test(picture.getAttribute('src') ?? '') && !isBeneath(picture)
    if (!isOfExperience || words?.startsWith(before)) return []
    return [`Let the alt of ${nameOf(picture)} begin with «${before.trim()}»: it is «${words ?? ''}».`]
  })
}

/** A poster below its photograph is not read out. */
function isBeneath(picture: HTMLElement): boolean {
  return picture.classList.contains('waiting')
}

/** A picture that is written in the page is fetched with it. */
function isWritten(picture: HTMLElement): boolean {
  return picture.getAttribute('src')?.startsWith('data:') ?? false
}

/** Kinds of pages that begin with a picture. */
const pictured = ['agenda', '/agenda', 'cover', 'detail', 'listing', 'meta']

function firstFaults({ all, kind, root }: Page): string[] {
  const main = root.querySelector('main')
  const pictures = all('img').filter(
    picture => !isBeneath(picture) && !isWritten(picture) && isInside(picture, main)
  )
  // A picture in a folded part is never the first: it loads when the part is unfolded.
  const inOrder = [
    ...pictures.filter(picture => picture.closest('details') === null),
    ...pictures.filter(picture => picture.closest('details') !== null)
  ]
  const isFolded = inOrder[0]?.closest('details') ?? null
  return inOrder.flatMap((picture, place) => {
    const index = isFolded === null ? place : place + 1
    const isLazy = picture.getAttribute('loading') === 'lazy'
    const isFirst = picture.getAttribute('fetchpriority') === 'high'
    if (index > 0) {
      return isLazy && !isFirst ? [] : [`Give ${nameOf(picture)} loading="lazy": it is not the first.`]
    }
    const isWrong = isLazy ? pictured.includes(kind) || isFirst : !isFirst
    return isWrong
      ? [`Give ${nameOf(picture)} fetchpriority="high", and load it at once: it is the first.`]
      : []
  })
}

function isInside(element: HTMLElement, around: HTMLElement | null): boolean {
  for (let each: HTMLElement | null = element; each !== null; each = each.parentNode) {
    if (each === around) return true
  }
  return false
}
