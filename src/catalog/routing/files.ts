import { routeOfPath, routes } from '#domain/site/routes.ts'

/** Values of the parameters of a route. */
export type Params = Record<string, string | undefined>

/** The file of an address, as Astro names it (`build.format` is `file`). */
export function fileAt(path: string, extension: '.html' | ''): string {
  return `${path.slice(1) || 'index'}${extension}`
}

/** The route of a page's file, in whatever locale and of whatever extension it is. */
export function routeAt(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`
  return path === '/index' ? routes.home : routeOfPath(path)
}

/** The numbers of so many parts, from 1. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Fills in the parameters of a pattern. One without a value leaves nothing in its place. */
export function filling(pattern: string): (params: Params) => string {
  const parts = pattern.split(/(\/\[\.\.\.\w+\]|\[\w+\])/).map(part => {
    const name = /\w+(?=\]$)/.exec(part)?.[0]
    return { isRest: part.startsWith('/[...'), name, part }
  })
  return params => {
    let filled = ''
    for (const { isRest, name, part } of parts) {
      const value = name === undefined ? part : params[name]
      if (value !== undefined) filled += isRest ? `/${value}` : value
    }
    return filled
  }
}
