import { fileURLToPath } from 'node:url'

import react from '@astrojs/react'

/** The integration of React, with a renderer of our own: how an island is drawn on the server, and how it hydrates in the browser. */
export function reactIslands() {
  const { hooks, name } = react()
  return {
    hooks: {
      ...hooks,
      'astro:config:setup': options => {
        options.addClientDirective({
          entrypoint: file('elements/loading/client-interaction.ts'),
          name: 'interaction'
        })
        options.addMiddleware({ entrypoint: file('islands/ui/shared-scripts.ts'), order: 'post' })
        return hooks['astro:config:setup']?.({
          ...options,
          addRenderer: renderer =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: file('islands/ui/hydrate.ts'),
              serverEntrypoint: file('islands/ui/render-on-server.ts')
            })
        })
      }
    },
    name
  }
}

function file(name) {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
