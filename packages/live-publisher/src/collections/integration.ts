import type { AstroConfig, AstroIntegration } from 'astro'

import { entriesModule, type Prerenderer } from '../rendering/astro-internals.ts'

export interface LivePublisherOptions {
  /** So many releases of before can be gone back to: twenty unless said otherwise. */
  kept?: number
}

/** The command finds this in the integration that a site has configured. */
export interface Session {
  options?: LivePublisherOptions
  config?: AstroConfig
  /** Pages read this in place of the entries that Astro bundles. */
  collections?: ReadonlyMap<string, unknown>
  wrap?: (prerenderer: Prerenderer) => Prerenderer
  /** All pages are made, and the program for them is still there. */
  onGenerated?: () => void
}

declare global {
  var livePublisherSession: Session | undefined
}

/** An integration for `astro.config`. A build of Astro is as it was; the command `live-publisher` builds with it and stays warm. */
export function livePublisher(options: LivePublisherOptions = {}): AstroIntegration {
  const session = globalThis.livePublisherSession
  return {
    hooks: session === undefined ? {} : hooksOf(session, options),
    name: 'live-publisher'
  }
}

function hooksOf(session: Session, options: LivePublisherOptions): AstroIntegration['hooks'] {
  return {
    'astro:build:generated': () => session.onGenerated?.(),
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer(prerenderer => session.wrap?.(prerenderer) ?? prerenderer)
    },
    'astro:config:done': ({ config }) => {
      session.config = config
    },
    'astro:config:setup': ({ updateConfig }) => {
      session.options = options
      updateConfig({ vite: { plugins: [ownEntries(session)] } })
    }
  }
}

function ownEntries(session: Session) {
  return {
    name: 'live-publisher-entries',
    transform: (_code: string, id: string) =>
      id === entriesModule && session.collections !== undefined
        ? { code: 'export default globalThis.livePublisherSession.collections', map: null }
        : null
  }
}
