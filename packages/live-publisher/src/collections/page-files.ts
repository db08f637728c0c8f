import type { AstroConfig, PathWithRoute } from 'astro'

/** How a site names its files and addresses. */
export type Naming = Pick<AstroConfig, 'base' | 'trailingSlash'> & { format: AstroConfig['build']['format'] }

type Path = Pick<PathWithRoute, 'pathname' | 'route'>

/** The file of a page, below the folder of the site, as Astro's build names it. */
export function fileNameOf({ pathname, route }: Path, { format }: Naming): string {
  const path = trimmed(pathname)
  if (route.type === 'endpoint') return path
  if (path === '') return 'index.html'
  const isFile = format === 'file' || (format === 'preserve' && !route.isIndex)
  return isFile || path === '404' || path === '500' ? `${path}.html` : `${path}/index.html`
}

/** The address that Astro's build asks for the page. */
export function addressFor({ pathname, route }: Path, { base, format, trailingSlash }: Naming): string {
  const path = trimmed(pathname)
  const root = `/${trimmed(base)}/`.replace('//', '/')
  if (route.type === 'endpoint') {
    const isAlways = trailingSlash === 'always' && !/\.[^/]+$/.test(path)
    return `${root}${path}${isAlways ? '/' : ''}`
  }
  const isFile = format === 'file' || (format === 'preserve' && !route.isIndex)
  if (isFile) return `${root}${path === '' ? 'index' : path}.html`
  return trailingSlash === 'never' ? `${root}${path}` : `${root}${path}/`.replace('//', '/')
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
