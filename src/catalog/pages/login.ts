import { defineFile } from '#catalog/data-file.ts'
import { languages } from '#domain/locale.ts'

const ids = languages.map(language => ({ language }))

/** `/datos/login/{idioma}.json`: the texts of the login panel, for whoever opens it. */
export const loginFile = defineFile({
  pattern: '/datos/login/[language].json',
  files: () => ids,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (_catalog, { language }) => ({ language })
})
