import { describe, expect, test } from 'vitest'

import { listAddress, listQueryIn } from '#studio/list/list-address.ts'
import { everyRow, rowFilters, rowOrders, rowPeriods, type RowQuery } from '#studio/list/rows.ts'

describe('the address of a list', () => {
  test('says nothing of all rows in the usual order', () => {
    expect(listAddress(everyRow)).toBe('')
    expect(listQueryIn('')).toEqual(everyRow)
  })

  test('says what is searched, filtered and in which order', () => {
    const query: RowQuery = {
      by: 'outside',
      filter: 'draft',
      missing: 'de',
      order: 'name',
      province: '29',
      since: 'week',
      text: 'niños & más'
    }
    expect(listAddress(query)).toBe(
      'texto=ni%C3%B1os+%26+m%C3%A1s&filtro=borradores&orden=nombre&quien=outside&falta=de&provincia=29&desde=semana'
    )
    expect(listQueryIn(listAddress(query))).toEqual(query)
  })

  test('has a word for every filter, order and period', () => {
    for (const filter of rowFilters)
      expect(listQueryIn(listAddress({ ...everyRow, filter }))).toEqual({ ...everyRow, filter })
    for (const order of rowOrders)
      expect(listQueryIn(listAddress({ ...everyRow, order }))).toEqual({ ...everyRow, order })
    for (const since of rowPeriods)
      expect(listQueryIn(listAddress({ ...everyRow, since }))).toEqual({ ...everyRow, since })
  })

  test('leaves out what is no word of it', () => {
    expect(listQueryIn('filtro=todo&orden=azar&falta=it&desde=ayer&otra=cosa')).toEqual(everyRow)
  })
})
