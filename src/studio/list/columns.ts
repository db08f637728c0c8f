/** Columns of a list beside the name. */
export const rowColumns = ['provinces', 'next', 'languages', 'state', 'changed'] as const
export type RowColumn = (typeof rowColumns)[number]

/** The columns as they are kept on a device. */
export function columnsIn(text: string | null): readonly RowColumn[] {
  if (text === null) return rowColumns
  const names = text.split(',')
  return rowColumns.filter(column => names.includes(column))
}

export function columnsText(columns: readonly RowColumn[]): string {
  return columns.join(',')
}
