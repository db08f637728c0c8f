/** Templates, for programs that read TypeScript alone: Astro's own check knows the types of each. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js'

  const component: AstroComponentFactory
  export default component
}
