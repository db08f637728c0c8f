import { defineFile } from '#catalog/routing/data-file.ts'
import { commonPasswords } from '#catalog/model/common-passwords.ts'
import { languages } from '#domain/text/locale.ts'

const ids = languages.map(language => ({ language }))

/** `/datos/login/{idioma}.json`: the texts of the login panel, loaded when it opens. */
export const loginFile = defineFile({
  pattern: '/datos/login/[language].json',
  files: () => ids,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (_catalog, { language }) => ({ language })
})

/** `/datos/textos/{idioma}.json`: what islands say only once they are awake, for the first one that is touched. */
export const islandTextsFile = defineFile({
  pattern: '/datos/textos/[language].json',
  files: () => ids,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (_catalog, { language }) => ({ language })
})

/** `/datos/contrasenas/comunes.json`: the passwords that are guessed first, loaded when a new one is chosen. */
export const commonPasswordsFile = defineFile({
  pattern: '/datos/contrasenas/[name].json',
  files: () => commonPasswordIds,
  params: ({ name }) => ({ name }),
  read: () => commonPasswords()
})

const commonPasswordIds = [{ name: 'comunes' }]
