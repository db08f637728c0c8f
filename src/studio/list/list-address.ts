import { languages } from '#domain/text/locale.ts'

import {
  everyRow,
  type RowFilter,
  rowFilters,
  type RowOrder,
  rowOrders,
  type RowPeriod,
  rowPeriods,
  type RowQuery
} from './rows.ts'

const filters = {
  draft: 'borradores',
  hidden: 'ocultos',
  planned: 'programados',
  problem: 'problemas',
  today: 'hoy',
  unpublished: 'sin-publicar',
  untranslated: 'sin-traducir'
} as const satisfies Record<RowFilter, string>

const orders = {
  changed: 'cambio',
  name: 'nombre',
  problems: 'problemas'
} as const satisfies Record<RowOrder, string>

const periods = { day: 'dia', month: 'mes', week: 'semana' } as const satisfies Record<RowPeriod, string>

/** Writes the query of a list for its address, behind `?`; empty for all rows in the usual order. */
export function listAddress({ by, filter, missing, order, province, since, text }: RowQuery): string {
  const said = [
    ['texto', text],
    ['filtro', filter && filters[filter]],
    ['orden', order === everyRow.order ? null : orders[order]],
    ['quien', by],
    ['falta', missing],
    ['provincia', province],
    ['desde', since && periods[since]]
  ] as const
  return new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
}

/** An address may have been written by hand: what is none of these is left out. */
export function listQueryIn(address: string): RowQuery {
  const said = new URLSearchParams(address)
  return {
    by: said.get('quien'),
    filter: rowFilters.find(filter => filters[filter] === said.get('filtro')) ?? null,
    missing: languages.find(language => language === said.get('falta')) ?? null,
    order: rowOrders.find(order => orders[order] === said.get('orden')) ?? everyRow.order,
    province: said.get('provincia'),
    since: rowPeriods.find(period => periods[period] === said.get('desde')) ?? null,
    text: said.get('texto') ?? ''
  }
}
