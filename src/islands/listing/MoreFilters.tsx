import type { ComponentProps } from 'react'

import { FilterFields } from './FilterFields.tsx'

type Props = Omit<ComponentProps<typeof FilterFields>, 'placement'> & { onReset: (() => void) | null }

/** The filters that are folded away at first. Each kind narrows what is shown; within a kind, more choices widen it. */
export function MoreFilters({ onReset, ...fields }: Props) {
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
