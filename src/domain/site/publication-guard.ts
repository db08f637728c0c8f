import type { blockedKinds } from './publication-control.ts'

/** Limits of changes that would hurt if they reached many documents by mistake: the fields that count, and the share of a collection that may change in a day. */
export const guardLimits = {
  address: { fields: ['slug'], share: 1 / 5 },
  name: { fields: ['nombre'], share: 1 / 3 },
  place: { fields: ['coordenadas'], share: 1 / 5 },
  price: { fields: ['precios', 'precioDesde'], share: 1 / 2 },
  /** Gone, or a draft again. */
  removed: { fields: [], share: 1 / 5 }
} as const satisfies Record<(typeof blockedKinds)[number], { fields: readonly string[]; share: number }>

/** So many go through in a collection however small it is. */
export const leastAllowed = 3

export const guardedCollections = ['experiencias', 'categorias', 'empresas', 'preguntas', 'partners'] as const
