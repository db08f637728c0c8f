import { fileURLToPath } from 'node:url'

import react from '@astrojs/react'

/** The integration of React, with a renderer of our own: how an island is drawn on the server, and how it hydrates in the browser. */
export function reactIslands() {
  const { hooks, name } = react()
  return {
    hooks: {
      ...hooks,
      'astro:config:setup': options => {
        options.addClientDirective({ entrypoint: file('client-interaction.ts'), name: 'interaction' })
        return hooks['astro:config:setup']?.({
          ...options,
          addRenderer: renderer =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: file('hydrate.ts'),
              serverEntrypoint: file('render-on-server.ts')
            })
        })
      }
    },
    name
  }
}

function file(name) {
  return fileURLToPath(new URL(`../src/islands/ui/${name}`, import.meta.url))
}
