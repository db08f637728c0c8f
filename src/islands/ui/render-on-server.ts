import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import type { NamedSSRLoadedRendererValue } from 'astro'

/**
 * The server's half of our renderer for Astro (`tools/react-islands.mjs`). An island is drawn once, as a text: @astrojs/react draws it a second time to find out what it is, and as a
 * stream, which took a fifth of the time of a detail page. Its ids begin with its name and not with a number, because each stands on a page once: what it looks like depends on its
 * properties alone, and its texts have that name in their file.
 */
const renderer: NamedSSRLoadedRendererValue = {
  // A template may name an element by a variable, which Astro draws by itself.
  check: async Component => typeof Component !== 'string',
  name: 'react-islands',
  renderToStaticMarkup: async (Island, props: object, _, metadata) => {
    const identifierPrefix = metadata?.displayName ?? ''
    const html = renderToString(createElement(Island, props), { identifierPrefix })
    // React asks for pictures and styles ahead, in a place where no link may stand.
    return {
      attrs: { prefix: identifierPrefix },
      html: html.replaceAll(/<link\s[^>]*rel="preload"[^>]*>/g, '')
    }
  }
}

export default renderer
