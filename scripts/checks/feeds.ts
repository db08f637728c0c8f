import type { Check } from './check.ts'
import { calendarChecks } from './feeds/calendars.ts'
import { catalogueChecks } from './feeds/catalogue.ts'
import { embedChecks } from './feeds/embeds.ts'
import { newsChecks } from './feeds/news.ts'
import { productChecks } from './feeds/products.ts'
import { markdownPageChecks } from './feeds/markdown-pages.ts'

/** The files that other programs read (lines F): catalogue, product feed, news, calendars, copies in Markdown, embeds. */
export const feedChecks: readonly Check[] = [
  ...catalogueChecks,
  ...productChecks,
  ...newsChecks,
  ...calendarChecks,
  ...markdownPageChecks,
  ...embedChecks
]
