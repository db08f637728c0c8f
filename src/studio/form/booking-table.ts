import type { FieldForm } from '#domain/data/field-form.ts'

/** How an experience is booked in a mode: its fields in the order of the columns. */
export interface BookingLine {
  fields: FieldForm[]
  mode: keyof typeof suffixes
}

/** Endings of the names of fields that hold in one mode alone. */
const suffixes = { everywhere: '', rentacar: 'Rentacar', housing: 'ViviendaTuristica' } as const
const columns = ['reservaTipo', 'urlReservarWhatsapp', 'urlReservarTelefono', 'urlReservar'] as const

/** Parts the fields of a section into the lines of the table and all others. Columns are called by the fields that hold everywhere; no lines where one is missing. */
export function bookingTable(fields: readonly FieldForm[]): { lines: BookingLine[]; rest: FieldForm[] } {
  const byName = new Map(fields.map(form => [form.name, form]))
  const lines: BookingLine[] = []
  for (const mode of ['everywhere', 'rentacar', 'housing'] as const) {
    const line = columns.flatMap(column => {
      const form = byName.get(column + suffixes[mode])
      const label = byName.get(column)?.label
      return form && label ? [{ ...form, label }] : []
    })
    if (line.length < columns.length) return { lines: [], rest: [...fields] }
    lines.push({ fields: line, mode })
  }
  const inTable = new Set(lines.flatMap(line => line.fields.map(({ name }) => name)))
  return { lines, rest: fields.filter(({ name }) => !inTable.has(name)) }
}
