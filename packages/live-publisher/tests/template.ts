import type { PathWithRoute } from 'astro'

/** A route of Astro's, as far as a publisher knows it. */
export function aTemplate(component: string): PathWithRoute['route'] {
  return {
    component,
    distURL: [],
    fallbackRoutes: [],
    isIndex: false,
    origin: 'project',
    params: [],
    pattern: /^\/a$/,
    prerender: true,
    route: '/a',
    segments: [],
    type: 'page'
  }
}
