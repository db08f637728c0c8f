import { queryKeys } from '#domain/listing-keys.ts'
import { queryWords } from '#domain/listing-query.ts'
import { accessFacts, dayParts, lengths, type ListingState, toggled } from '#domain/listing-state.ts'

import { Choices } from './Choices.tsx'
import { accessNames, type FilterTexts, lengthNames, partNames } from './filter-texts.ts'
import { PriceFields } from './PriceFields.tsx'

export interface NamedCategory {
  name: string
  slug: string
}

interface Props {
  categories: NamedCategory[]
  highest: number
  onChange: (patch: Partial<ListingState>, continuous?: string) => void
  onReset: (() => void) | null
  state: ListingState
  texts: FilterTexts
}

/** The filters that are folded away at first. Each kind narrows what is shown; within a kind, more choices widen it. */
export function MoreFilters({ categories, highest, onChange, onReset, state, texts }: Props) {
  return (
    <div className="more-filters">
      <Choices
        choices={categories.map(({ name, slug }) => ({
          isChosen: state.categories.includes(slug),
          name,
          value: slug
        }))}
        isMany
        legend={texts.categories}
        name={queryKeys.categories}
        onChoose={index => onChange({ categories: toggled(state.categories, categories[index]?.slug ?? '') })}
      />
      {highest > 0 && (
        <PriceFields
          highest={highest}
          onChange={price => onChange({ price }, 'price')}
          price={state.price}
          texts={texts}
        />
      )}
      <Facets
        all={lengths}
        chosen={state.lengths}
        legend={texts.length}
        name={queryKeys.lengths}
        names={lengthNames}
        onChange={chosen => onChange({ lengths: chosen })}
        texts={texts}
      />
      <Facets
        all={dayParts}
        chosen={state.dayParts}
        legend={texts.start}
        name={queryKeys.dayParts}
        names={partNames}
        onChange={chosen => onChange({ dayParts: chosen })}
        texts={texts}
      />
      <Facets
        all={accessFacts}
        chosen={state.access}
        legend={texts.access}
        name={queryKeys.access}
        names={accessNames}
        onChange={chosen => onChange({ access: chosen })}
        texts={texts}
      />
      {onReset && (
        <button className="button button-quiet" onClick={onReset} type="button">
          {texts.reset}
        </button>
      )}
    </div>
  )
}

interface FacetsProps<Item extends keyof typeof queryWords> {
  all: readonly Item[]
  chosen: Item[]
  legend: string
  name: string
  names: Record<Item, keyof FilterTexts>
  onChange: (chosen: Item[]) => void
  texts: FilterTexts
}

/** Check boxes for a fixed list of values. */
function Facets<Item extends keyof typeof queryWords>({
  all,
  chosen,
  legend,
  name,
  names,
  onChange,
  texts
}: FacetsProps<Item>) {
  const toggle = (item: Item | undefined) => {
    if (item !== undefined) onChange(toggled(chosen, item))
  }
  return (
    <Choices
      choices={all.map(item => ({
        isChosen: chosen.includes(item),
        name: texts[names[item]],
        value: queryWords[item]
      }))}
      isMany
      legend={legend}
      name={name}
      onChoose={index => toggle(all[index])}
    />
  )
}
