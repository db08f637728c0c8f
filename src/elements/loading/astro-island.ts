/**
 * Astro writes its element for islands and the text of a directive into every page. Here they are parts of the one script of all pages, which a cache keeps, and the middleware
 * (`src/islands/ui/shared-scripts.ts`) takes them out of the pages. The directives go first: the element looks for them as soon as it is defined.
 */
import './astro-directives.ts'
import 'astro/runtime/server/astro-island.js'
