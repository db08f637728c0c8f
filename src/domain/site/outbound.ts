/** A screen with a mouse has tabs at hand: a shop opens beside the page. On a phone it takes the place of the page, or an app opens. */
export const hasTabs = '(hover: hover) and (pointer: fine)'
