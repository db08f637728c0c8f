import { type Columns, isColumns, isText } from '#domain/data/columnar-table.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'

import { readDataFile } from '#services/site/data-files.ts'

/** The texts of the login panel: most visitors never open it, so that no page carries them. */
export async function loadLoginTexts(language: Language): Promise<LoginTexts | null> {
  const file = await readDataFile(dataRoutes.login(language), table => (areLoginTexts(table) ? table : null))
  return file.kind === 'done' ? file.value : null
}

/** The file and its reader are built together, from texts whose keys the compiler has checked; this is for a file that is another one. */
function areLoginTexts(table: unknown): table is LoginTexts {
  if (!isColumns(table)) return false
  const { errors, fields, privacyAccount, privacyPhone, strength, ...texts } = table
  return [errors, fields, privacyAccount, privacyPhone, strength, texts].every(holdsTexts)
}

function holdsTexts(value: unknown): value is Columns {
  return isColumns(value) && Object.values(value).every(isText)
}
