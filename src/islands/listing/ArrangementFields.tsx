import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { orderWords, viewWords } from '#domain/listing/listing-query.ts'
import { type Order, orders, type View, views } from '#domain/listing/listing-state.ts'

import { Choices } from '#islands/ui/Choices.tsx'
import { orderNames, viewNames } from './filter-texts.ts'

interface Props {
  onOrder: (order: Order) => void
  onView: (view: View) => void
  order: Order
  texts: FilterTexts
  view: View
}

/** In which order, and as cards side by side or one below the other. */
export function ArrangementFields({ onOrder, onView, order, texts, view }: Props) {
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
