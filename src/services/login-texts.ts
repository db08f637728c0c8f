import { type Columns, isColumns, isText } from '#domain/columns.ts'
import { dataRoutes } from '#domain/data-routes.ts'
import type { Language } from '#domain/locale.ts'
import type { LoginTexts } from '#domain/login-texts.ts'

import { readDataFile } from './data-files.ts'

/** The texts of the login panel: most visitors never open it, so that no page carries them. */
export async function loadLoginTexts(language: Language): Promise<LoginTexts | null> {
  const file = await readDataFile(dataRoutes.login(language), table => (areLoginTexts(table) ? table : null))
  return file.kind === 'read' ? file.content : null
}

/** The file and its reader are built together, from texts whose keys the compiler has checked; this is for a file that is another one. */
function areLoginTexts(table: unknown): table is LoginTexts {
  if (!isColumns(table)) return false
  const { errors, fields, ...texts } = table
  return [errors, fields, texts].every(holdsTexts)
}

function holdsTexts(value: unknown): value is Columns {
  return isColumns(value) && Object.values(value).every(isText)
}
