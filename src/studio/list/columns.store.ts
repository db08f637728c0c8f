import { atom } from 'nanostores'

import { columnsIn, columnsText, type RowColumn, rowColumns } from './columns.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

const key = 'estudio-columnas'

/** The columns of the lists, as the editor chose them on this device. */
function createColumns(storage: Pick<KeyValueStore, 'read' | 'write'>) {
  const $columns = atom<readonly RowColumn[]>(rowColumns)
  return {
    $columns,
    choose: (columns: readonly RowColumn[]): void => {
      $columns.set(columns)
      storage.write(key, columnsText(columns))
    },
    load: (): void => $columns.set(columnsIn(storage.read(key)))
  }
}

export const columns = createColumns(deviceStorage)
