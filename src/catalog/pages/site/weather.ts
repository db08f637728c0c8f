import { defineFile } from '#catalog/routing/data-file.ts'
import { noReport } from '#domain/forecast/report.ts'

const ids = [{ name: 'andalucia' }]

/** `/datos/tiempo/andalucia.json`: forecasts and warnings, where they are configured. No page shows them: they come and grow old beside the pages. */
export const weatherFile = defineFile({
  files: ({ weather }) => (weather === null ? [] : ids),
  params: ({ name }) => ({ name }),
  pattern: '/datos/tiempo/[name].json',
  read: ({ weather }) => ({ report: weather ?? noReport })
})
