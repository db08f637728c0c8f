import type { FilterTextKey } from '#domain/listing/filter-texts.ts'
import type { QueryKey } from '#domain/listing/listing-keys.ts'
import { toggleItem } from '#domain/listing/listing-state.ts'
import type { Filter } from './filter.ts'
import { valuesIn } from './query-values.ts'

interface OptionsFilter<Item extends string> {
  key: QueryKey
  legend: FilterTextKey
  matches: Filter<Item[]>['matches']
  /** Each item with its word in the query and its text, in the order of the form. */
  options: Readonly<Record<Item, { text: FilterTextKey; word: string }>>
  items: readonly Item[]
  /** All that is chosen must hold; else any of it is enough. */
  mustAllHold?: boolean
  placement?: Filter<Item[]>['placement']
}

/** A filter with a fixed list of values, of which several can be on. */
export function optionsFilter<Item extends string>(filter: OptionsFilter<Item>): Filter<Item[]> {
  const { items, key, legend, matches, mustAllHold = false, options, placement = 'more' } = filter
  const inOrder = (chosen: Item[]) => items.filter(item => chosen.includes(item))
  return {
    control: {
      kind: 'options',
      legend,
      options: items.map(item => ({
        ...options[item],
        counted: chosen => (mustAllHold ? [...new Set([...chosen, item])] : [item]),
        isChosen: chosen => chosen.includes(item),
        toggle: chosen => toggleItem(chosen, item)
      }))
    },
    describe: ({ text }, chosen) =>
      inOrder(chosen).map(item => ({ text: text(options[item].text), without: toggleItem(chosen, item) })),
    isOn: chosen => chosen.length > 0,
    keys: [key],
    matches,
    off: [],
    placement,
    read: query => {
      const words = valuesIn(query, key)
      return items.filter(item => words.includes(options[item].word))
    },
    write: chosen => [
      inOrder(chosen)
        .map(item => options[item].word)
        .join(',')
    ]
  }
}
