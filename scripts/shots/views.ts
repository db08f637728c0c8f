import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#domain/text/locale.ts'
import { routes } from '#domain/site/routes.ts'

export const languagesShown = ['es', 'en', 'de'] as const satisfies Language[]

export const schemes = ['light', 'dark'] as const

export const devices = {
  desktop: { hasTouch: false, isMobile: false, viewport: { height: 900, width: 1440 } },
  phone: { hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } }
} as const
export const deviceNames = ['phone', 'desktop'] as const

/** The main pages by name; those of the content are the first that the built site has. */
export function viewsOf(site: string): Record<string, string> {
  const experience = firstPage(join(site, 'experiencias'))
  const company = firstPage(join(site, 'empresas'))
  const category = firstPage(join(site, 'andalucia/experiencias/listado'))
  const meta = firstPage(join(site, 'meta'))
  return {
    province: routes.province('cadiz'),
    choice: routes.provinceChoice,
    listing: routes.listing('malaga'),
    ...(category && { category: routes.listing('andalucia', category) }),
    ...(experience && { detail: routes.experience(experience) }),
    agenda: routes.agenda,
    ...(meta && { meta: routes.meta(meta) }),
    ...(company && { company: routes.company(company) }),
    prices: routes.prices,
    questions: routes.questions,
    about: routes.about,
    contact: routes.contact,
    plan: routes.plan,
    login: routes.login,
    missing: '/no-hay-nada'
  }
}

function firstPage(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter(name => name.endsWith('.html'))
    .sort()
    .map(name => name.slice(0, -'.html'.length))
    .find(name => name !== 'index')
}
