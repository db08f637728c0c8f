import type { FilterControl } from '#domain/listing/filters/filter.ts'
import { type FilterName, filterNames, filters, withFilter } from '#domain/listing/filters/filters.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { Tally } from '#domain/listing/tally.ts'
import { type FilterValues, type ListingState, toggleItem } from '#domain/listing/listing-state.ts'
import type { Language } from '#domain/text/locale.ts'
import { Choices, ChoiceText } from '#islands/ui/Choices.tsx'
import { PartyFields } from '#islands/visit/PartyFields.tsx'
import type { WhenTexts } from '#islands/visit/visit-labels.ts'

import { PriceFields } from './PriceFields.tsx'
import { WhenFilter } from './WhenFilter.tsx'

export interface NamedCategory {
  /** The modes for which it has nothing here. */
  hiddenFor?: string | undefined
  name: string
  slug: string
}

interface Props {
  categories: NamedCategory[]
  dayTexts: WhenTexts
  /** The end of the price slider, in euros. */
  highest: number
  language: Language
  /** The page of results offers no category that finds nothing. */
  isSearch: boolean
  onChange: (patch: Partial<ListingState>, continuous?: string) => void
  /** Which filters: those that are always in view, or those that are folded away at first. */
  placement: 'bar' | 'more'
  state: ListingState
  /** Null until the entries are here. */
  tally: Tally | null
  texts: FilterTexts
  towns: Town[]
}

/** The fields of the filters, in the order of their list. Their names are those of the query, so that what is touched before they are awake can be read. */
export function FilterFields(props: Props) {
  const shown = filterNames.filter(name => filters[name].placement === props.placement)
  return shown.map(name => <FilterField {...props} key={name} name={name} />)
}

function FilterField<Name extends FilterName>(props: Props & { name: Name }) {
  const { highest, name, onChange, state, tally, texts } = props
  const filter = filters[name]
  const control: FilterControl<FilterValues[Name]> = filter.control
  const value: FilterValues[Name] = state[name]
  switch (control.kind) {
    case 'box': {
      const count = tally?.(name, control.on) ?? null
      return (
        <label className="choice" data-none={count === 0 || undefined}>
          <input
            checked={filter.isOn(value)}
            name={filter.keys[0]}
            onChange={event =>
              onChange(withFilter(state, name, event.target.checked ? control.on : filter.off))
            }
            type="checkbox"
            value={control.word}
          />
          <ChoiceText count={count} text={texts[control.text]} />
        </label>
      )
    }
    case 'categories':
      return <CategoryField {...props} />
    case 'day':
      return <WhenFilter {...props} when={state.when} />
    case 'options':
      return (
        <Choices
          choices={control.options.map(({ counted, isChosen, text, word }) => ({
            count: tally?.(name, counted(value)) ?? null,
            isChosen: isChosen(value),
            name: texts[text],
            value: word
          }))}
          isMany
          legend={texts[control.legend]}
          name={filter.keys[0] ?? name}
          onChoose={index =>
            onChange(withFilter(state, name, control.options[index]?.toggle(value) ?? value))
          }
        />
      )
    case 'party':
      return <CountedParty {...props} />
    case 'towns':
      return <TownField {...props} />
    case 'search-box':
      return null
    case 'price':
      break
  }
  const setPrice = (price: ListingState['price']) => onChange({ price }, 'price')
  return highest > 0 ? (
    <PriceFields highest={highest} onChange={setPrice} price={state.price} texts={texts} />
  ) : null
}

function CountedParty({ onChange, state, tally, ...props }: Props) {
  return (
    <PartyFields
      {...props}
      carFreeCount={tally?.('party', { ...state.party, isCarFree: true }) ?? null}
      onChange={party => onChange({ party }, 'party')}
      party={state.party}
    />
  )
}

function CategoryField({ categories, isSearch, onChange, state, tally, texts }: Props) {
  const choices = categories
    .map(each => ({
      count: tally?.('categories', [each.slug]) ?? null,
      hiddenFor: state.categories.includes(each.slug) ? undefined : each.hiddenFor,
      isChosen: state.categories.includes(each.slug),
      name: each.name,
      value: each.slug
    }))
    .filter(({ count, isChosen }) => isChosen || !isSearch || count !== 0)
  return (
    <Choices
      choices={choices}
      isMany
      legend={texts.categories}
      name={queryKeys.categories}
      onChoose={index => onChange({ categories: toggleItem(state.categories, choices[index]?.value ?? '') })}
    />
  )
}

/** Only those with something to find, and the chosen ones. */
function TownField({ onChange, state, tally, texts, towns }: Props) {
  const choices = towns
    .map(({ name, slug }) => ({
      count: tally?.('towns', [slug]) ?? null,
      isChosen: state.towns.includes(slug),
      name,
      value: slug
    }))
    .filter(({ count, isChosen }) => isChosen || count !== 0)
  if (choices.length === 0) return null
  return (
    <Choices
      choices={choices}
      isMany
      legend={texts.towns}
      name={queryKeys.towns}
      onChoose={index => onChange({ towns: toggleItem(state.towns, choices[index]?.value ?? '') })}
    />
  )
}
