import load from 'astro/client/load.js'

import hydrateOnInteraction from './client-interaction.ts'

// Astro's own element for islands looks the directives up by their names in this global.
Object.assign(globalThis, { Astro: { interaction: hydrateOnInteraction, load } })
