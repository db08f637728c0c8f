import { type ComponentType, lazy } from 'react'

/**
 * A part of an island that comes when it is first shown, inside a `Suspense` that says so. One that does not arrive is told as any other script of the site
 * (`chunk-failures.ts`), and what stands in its place stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      void Promise.reject(error)
      return new Promise<never>(() => {})
    }
  })
}
