import { estudioListar } from '#studio/document/documents.call.ts'
import type { RawDocument } from '#contract/reading/snapshot.ts'
import { rowMaker } from '#studio/list/document-row.contract.ts'
import { clockInAndalusia } from '#domain/time/calendar-day.ts'
import { typedFields } from '#contract/values/typed-value.ts'
import { changersOf, countFilters, everyRow, provincesOf, rowsFor } from '#studio/list/rows.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { readCatalogue } from '../catalogue.ts'
import { grow } from '../grow.ts'
import { kilobytes, type Section } from '../section.ts'
import { median } from '../weigh.ts'

/** As many experiences as the studio is made for, whatever the rest of the bench is asked for. */
const experiences = 8000
const rowsPerPage = 500
const keys = ['k', 'ka', 'kay', 'kaya', 'kayak', 'málaga', 'ruta caballo', 'nada de esto']

/** The list of 8,000: what a page of it costs the function, and a key in its search the browser. */
export const studio: Section = {
  name: 'studio',
  run: async ({ seed }) => {
    const documents = grow(readCatalogue(ownCatalogue), experiences, seed).experiencias
    const makeRow = rowMaker()
    const { bytes, pageTimes, rows } = readPages(documents, makeRow)
    const again = readPages(documents, makeRow)
    const queryTimes = keys.map(text =>
      timed(() => rowsFor(rows, { ...everyRow, missing: 'pt', text }, new Date().toISOString()))
    )
    const filtersMs = timed(() => {
      countFilters(rows, new Date().toISOString())
      changersOf(rows)
      provincesOf(rows)
    })
    const figures = {
      bytes,
      filtersMs,
      keyMs: median(queryTimes),
      pageMs: median(pageTimes),
      pageAgainMs: median(again.pageTimes),
      pages: pageTimes.length,
      rows: rows.length,
      worstKeyMs: Math.max(...queryTimes),
      worstPageAgainMs: Math.max(...again.pageTimes),
      worstPageMs: Math.max(...pageTimes)
    }
    return {
      figures,
      kind: 'measured',
      rows: [
        ['list of experiences', `${figures.rows} in ${figures.pages} pages, ${kilobytes(bytes)}`],
        ['  a page made of its documents', `${ms(figures.pageMs)}, ${ms(figures.worstPageMs)} at most`],
        ['  the same page again', `${ms(figures.pageAgainMs)}, ${ms(figures.worstPageAgainMs)} at most`],
        ['  a key of the search', `${ms(figures.keyMs)}, ${ms(figures.worstKeyMs)} at most`],
        ['  all filters counted', ms(filtersMs)]
      ]
    }
  }
}

function readPages(documents: readonly RawDocument[], makeRow: ReturnType<typeof rowMaker>) {
  const rows: DocumentRow[] = []
  const pageTimes: number[] = []
  const now = clockInAndalusia(new Date(0))
  let bytes = 0
  for (let start = 0; start < documents.length; start += rowsPerPage) {
    const since = performance.now()
    const page = documents.slice(start, start + rowsPerPage).map(({ id, ...fields }): DocumentRow => {
      const row = makeRow({ collection: 'experiencias', id }, 'first', () => typedFields(fields), now)
      return { ...row, changedAt: new Date(0).toISOString(), changedBy: null }
    })
    bytes += JSON.stringify(estudioListar.writeAnswer({ next: null, rows: page })).length
    pageTimes.push(performance.now() - since)
    rows.push(...page)
  }
  return { bytes, pageTimes, rows }
}

function timed(work: () => unknown): number {
  const since = performance.now()
  work()
  return performance.now() - since
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}
