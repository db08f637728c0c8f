import type { ComponentProps, RefObject } from 'react'
import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { filtersId, foldedCount, type ListingPage, ownCategories } from '#domain/listing/listing-page.ts'
import { type ListingState, type Order, orders, type View, views } from '#domain/listing/listing-state.ts'
import type { Tally } from '#domain/listing/tally.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { shortestDay } from '#domain/time/day-words.ts'
import { BarCell } from './BarCell.tsx'
import { FilterFields, type NamedCategory } from './FilterFields.tsx'
import { orderNames, orderReasons, viewNames } from './filter-texts.ts'
import { filterWords } from './filter-words.ts'
import { filters } from '#domain/listing/filters/filters.ts'
import { isPartySet, noParty, orUsualParty, peopleIn } from '#domain/visit/visit.ts'
import type { WhenTexts } from '#islands/visit/visit-labels.ts'
import { partyText, shortVisit, visitSentence } from '#domain/visit/visit-sentence.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { orderWords, viewWords } from '#domain/listing/listing-query.ts'
import { Choices } from '#islands/ui/Choices.tsx'

interface Props {
  /** Label of the buttons of the sheets. */
  action: string
  categories: NamedCategory[]
  dayTexts: WhenTexts
  form: RefObject<HTMLFormElement | null>
  isLocating: boolean
  highest: number
  onChange: (patch: Partial<ListingState>, continuous?: string) => void
  onOrder: (order: Order) => void
  /** The numbers beside the choices are needed. */
  onOpenFilters: () => void
  onReset: (() => void) | null
  order: Order
  page: ListingPage
  state: ListingState
  tally: Tally | null
  texts: FilterTexts
  towns: Town[]
}

/**
 * The filter bar. Its fields are named like the query they write, so that what is touched before it is awake can be read. What a browser
 * would put back itself on the way back is not touched: the address says it.
 */
export function FilterForm(props: Props) {
  const { action, categories, dayTexts, form, highest, isLocating, onChange, onOrder, onReset, page } = props
  const { order, state, tally, texts, towns } = props
  const { isSearch, language } = page
  const fields = { categories, dayTexts, highest, isSearch, language, onChange, state, tally, texts, towns }
  const cell = { action, close: texts.close }
  return (
    <form
      aria-label={texts.heading}
      autoComplete="off"
      className="filters"
      onSubmit={event => event.preventDefault()}
      ref={form}
    >
      <BarCell
        {...cell}
        beside={<ClearVisit {...props} />}
        name={texts.whenAndWho}
        onAction={() => peopleIn(state.party) === 0 && onChange({ party: orUsualParty(state.party) })}
        onOpen={props.onOpenFilters}
        value={<WhenAndWho {...props} />}
      >
        <FilterFields {...fields} placement="bar" />
      </BarCell>
      <BarCell
        {...cell}
        id={filtersId}
        name={texts.more}
        onOpen={props.onOpenFilters}
        value={<FoldedCount {...props} />}
      >
        <MoreFilters {...fields} onReset={onReset} />
      </BarCell>
      <BarCell
        action={null}
        close={texts.close}
        name={texts.order}
        value={<span className="cell-value wide-only">{texts[orderNames[order]]}</span>}
      >
        <div aria-busy={isLocating} className="arrangement">
          <ArrangementFields
            onOrder={onOrder}
            onView={view => onChange({ view })}
            order={order}
            texts={texts}
            view={state.view}
          />
          <p className="soft why">{texts[orderReasons[order]]}</p>
        </div>
      </BarCell>
    </form>
  )
}

function ClearVisit({ onChange, state, texts }: Props) {
  return (
    <button
      aria-disabled={!isVisitSaid(state)}
      className="button button-quiet clear-visit"
      onClick={() => onChange({ dayParts: [], party: noParty, when: null })}
      type="button"
    >
      {texts.clearVisit}
    </button>
  )
}

function isVisitSaid({ dayParts, party, when }: ListingState): boolean {
  return when !== null || dayParts.length > 0 || isPartySet(party)
}

/** The visit as one sentence; on a phone the sentence is for the ear, and a few words stand there. */
function WhenAndWho({ categories, page: { language }, state: { party, when }, texts }: Props) {
  const words = filterWords({ categories, language, texts, towns: [] })
  const isOneDay = when !== null && isDay(when)
  const [named] = isOneDay ? [] : filters.when.describe(words, when)
  const who = named ? partyText(party, texts, language) : ''
  const said = named
    ? [named.text, ...(who ? [who] : [])].join(' · ')
    : visitSentence({ day: when, party }, texts, language)
  if (said === '') return <span className="cell-value wide-only">{texts.anyDay}</span>
  const day = isOneDay ? shortestDay(language, when) : (named?.text ?? null)
  return (
    <>
      <span className="cell-value">{said}</span>
      <span aria-hidden="true" className="cell-short">
        {shortVisit(day, party, texts, language)}
      </span>
    </>
  )
}

/** How many filters are on inside: the number for the eye, the words for the ear. */
function FoldedCount({ page, state, texts }: Props) {
  const count = foldedCount(state, ownCategories(page))
  if (count === 0) return null
  const forms = { one: texts.active_one, other: texts.active_other }
  return (
    <span className="cell-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">: {pluralText(forms, count, page.language)}</span>
    </span>
  )
}

interface ArrangementFieldsProps {
  onOrder: (order: Order) => void
  onView: (view: View) => void
  order: Order
  texts: FilterTexts
  view: View
}

/** In which order, and as cards side by side or one below the other. */
function ArrangementFields({ onOrder, onView, order, texts, view }: ArrangementFieldsProps) {
  return (
    <>
      <Choices
        choices={orders.map(each => ({
          isChosen: order === each,
          name: texts[orderNames[each]],
          value: orderWords[each]
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
          value: viewWords[each]
        }))}
        isMany={false}
        legend={texts.view}
        name={queryKeys.view}
        onChoose={index => onView(views[index] ?? 'grid')}
      />
    </>
  )
}

type MoreFiltersProps = Omit<ComponentProps<typeof FilterFields>, 'placement'> & {
  onReset: (() => void) | null
}

/** The filters that are folded away at first. Each kind narrows what is shown; within a kind, more choices widen it. */
function MoreFilters({ onReset, ...fields }: MoreFiltersProps) {
  return (
    <div className="more-filters">
      <FilterFields {...fields} placement="more" />
      {onReset && (
        <button className="button button-quiet" onClick={onReset} type="button">
          {fields.texts.reset}
        </button>
      )}
    </div>
  )
}
