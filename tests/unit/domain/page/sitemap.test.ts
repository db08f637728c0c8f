import { expect, test } from 'vitest'

import { latest, writeSitemap } from '#domain/page/sitemap.ts'
import { settings } from '#settings.ts'

const site = 'https://www.clavel.example'

test('the latest moment counts, whatever its offset', () => {
  const [summer, utc] = ['2026-07-01T12:00:00+02:00', '2026-07-01T11:00:00Z']
  expect(latest([summer, null, utc])).toBe(utc)
  expect(latest(['2026-11-01', '2026-10-31T23:00:00Z'])).toBe('2026-11-01')
  const [evening, night] = ['2026-10-31T23:30:00+02:00', '2026-10-31T23:00:00+01:00']
  expect(latest([evening, night])).toBe(night)
  expect(latest(['2026-10-31T09:00:00Z', '2026-10-31T21:00:00Z', '2026-10-31T10:00:00Z'])).toBe(
    '2026-10-31T21:00:00Z'
  )
})

test('of nothing known, nothing is the latest', () => {
  expect(latest([null, null])).toBeNull()
  expect(latest([])).toBeNull()
})

test('a page stands in the sitemap once for each language, each with all of them', () => {
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="es" href="${site}/agenda"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${site}/en/agenda"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/agenda"/>`
  ].join('')
  const updated = '2026-05-01T10:00:00+02:00'
  const xml = writeSitemap(settings.site, {
    kind: 'part',
    pages: [{ languages: ['es', 'en'], path: '/agenda', updated }]
  })
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>${site}/agenda</loc><lastmod>${updated}</lastmod>${alternates}</url>`,
    `<url><loc>${site}/en/agenda</loc><lastmod>${updated}</lastmod>${alternates}</url>`
  ])
})

test('a change that nobody wrote down is not made up', () => {
  const page = { languages: ['es' as const], path: '/', updated: null }
  expect(writeSitemap(settings.site, { kind: 'part', pages: [page] })).not.toContain('lastmod')
})

test('the index names its parts by their absolute addresses', () => {
  const parts = [
    { path: '/sitemap-a-1.xml', updated: '2026-11-01' },
    { path: '/sitemap-b-1.xml', updated: null }
  ]
  expect(writeSitemap(settings.site, { kind: 'index', parts }).match(/<sitemap>.*<\/sitemap>/g)).toEqual([
    `<sitemap><loc>${site}/sitemap-a-1.xml</loc><lastmod>2026-11-01</lastmod></sitemap>`,
    `<sitemap><loc>${site}/sitemap-b-1.xml</loc></sitemap>`
  ])
})

test('an odd address is still XML', () => {
  const page = { languages: ['es' as const], path: '/empresas/Ñu & "co" <d\'or>', updated: null }
  const xml = writeSitemap(settings.site, { kind: 'part', pages: [page] })
  expect(xml).toContain('/empresas/%C3%91u%20&amp;%20%22co%22%20%3Cd&apos;or%3E</loc>')
})
