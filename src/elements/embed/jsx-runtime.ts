/*
 * It stands in the place of React's own in the file for foreign pages (`scripts/embed/bundle.ts`): a card is drawn from plain objects, and another
 * version of React makes no other file.
 */

export function jsx(type: unknown, props: unknown) {
  return { props, type }
}

export function jsxs(type: unknown, props: unknown) {
  return jsx(type, props)
}

export const Fragment = null
