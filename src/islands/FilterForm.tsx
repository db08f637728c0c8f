import type { ReactNode, RefObject } from 'react'

import { filtersId } from '#domain/listing-page.ts'
import { queryKeys } from '#domain/listing-keys.ts'
import { queryWords } from '#domain/listing-query.ts'
import { type ListingState, namedDays, type Order, orders, views } from '#domain/listing-state.ts'

import { Choices } from './Choices.tsx'
import { dayNames, type FilterTexts, orderNames, viewNames } from './filter-texts.ts'

interface Props {
  /** The filters that are folded away at first. */
  children: ReactNode
  form: RefObject<HTMLFormElement | null>
  isLocating: boolean
  more: string
  onChange: (patch: Partial<ListingState>) => void
  onOrder: (order: Order) => void
  order: Order
  state: ListingState
  texts: FilterTexts
}

/** The filter bar: the day, what it costs nothing, the order and the view. Its fields are named like the query they write. */
export function FilterForm({ children, form, isLocating, more, onChange, onOrder, order, state, texts }: Props) {
  const { isFree, view, when } = state
  const days = [null, ...namedDays]
  const otherDay = namedDays.some(day => day === when) ? '' : (when ?? '')
  return (
    <form aria-label={texts.heading} className="filters" onSubmit={event => event.preventDefault()} ref={form}>
      <div className="filter-row">
        <Choices
          choices={days.map(day => ({
            isChosen: when === day,
            name: day === null ? texts.anyDay : texts[dayNames[day]],
            value: day === null ? '' : queryWords[day]
          }))}
          isMany={false}
          legend={texts.when}
          name={queryKeys.when}
          onChoose={index => onChange({ when: days[index] ?? null })}
        />
        <label className="date">
          {texts.date}
          <input
            name={queryKeys.when}
            onChange={event => onChange({ when: event.target.value || null })}
            type="date"
            value={otherDay}
          />
        </label>
        <label className="choice">
          <input
            checked={isFree}
            name={queryKeys.isFree}
            onChange={event => onChange({ isFree: event.target.checked })}
            type="checkbox"
            value="1"
          />
          <span>{texts.free}</span>
        </label>
      </div>
      <details className="more" id={filtersId}>
        <summary>{more}</summary>
        {children}
      </details>
      <div aria-busy={isLocating} className="filter-row">
        <Choices
          choices={orders.map(each => ({
            isChosen: order === each,
            name: texts[orderNames[each]],
            value: queryWords[each]
          }))}
          isMany={false}
          legend={texts.order}
          name={queryKeys.order}
          onChoose={index => onOrder(orders[index] ?? 'initial')}
        />
        <Choices
          choices={views.map(each => ({
            isChosen: view === each,
            name: texts[viewNames[each]],
            value: queryWords[each]
          }))}
          isMany={false}
          legend={texts.view}
          name={queryKeys.view}
          onChoose={index => onChange({ view: views[index] ?? 'grid' })}
        />
      </div>
    </form>
  )
}
