import { i18n } from 'astro:config/client'
import { getRelativeLocaleUrl } from 'astro:i18n'
import { expect, test } from 'vitest'

import { defaultLocale, locales } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'

test('Astro and its integrations know the locales', () => {
  expect(i18n).toMatchObject({ defaultLocale, locales })
})

test.each(locales)('Astro has the same addresses for %s', locale => {
  for (const route of [routes.home, routes.contact, routes.experience('kayak-maro')])
    expect(getRelativeLocaleUrl(locale, route)).toBe(pathIn(locale, route))
})
