/*
 * It stands in the place of React's own in the file for foreign pages (`scripts/embed/bundle.ts`): a card is drawn from plain objects, and another
 * version of React makes no other file.
 */

export const jsx = (type: unknown, props: unknown) => ({ props, type })
export const jsxs = jsx
export const Fragment = null
