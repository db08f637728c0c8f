import type { ReactNode, RefObject } from 'react'

import { queryKeys } from '#domain/listing-keys.ts'
import { filtersId } from '#domain/listing-page.ts'
import type { ListingState, Order } from '#domain/listing-state.ts'

import { ArrangementFields } from './ArrangementFields.tsx'
import type { FilterTexts } from './filter-texts.ts'
import { WhenFields } from './WhenFields.tsx'

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

/**
 * The filter bar. Its fields are named like the query they write, so that what is touched before it is awake can be read. What a browser
 * would put back itself on the way back is not touched: the address says it.
 */
export function FilterForm(props: Props) {
  const { children, form, isLocating, more, onChange, onOrder, order, state, texts } = props
  return (
    <form
      aria-label={texts.heading}
      autoComplete="off"
      className="filters"
      onSubmit={event => event.preventDefault()}
      ref={form}
    >
      <div className="filter-row">
        <WhenFields onChange={onChange} texts={texts} when={state.when} />
        <label className="choice">
          <input
            checked={state.isFree}
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
        <ArrangementFields
          onOrder={onOrder}
          onView={view => onChange({ view })}
          order={order}
          texts={texts}
          view={state.view}
        />
      </div>
    </form>
  )
}
