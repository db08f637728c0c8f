import { useStore } from '#islands/ui/useStore.ts'

import type { PlanTotal } from '#domain/plan/plan-total.ts'
import { $trip, trip } from '#stores/plan/trip.ts'

import type { PlanLabels } from './plan-labels.ts'

interface Props {
  labels: PlanLabels
  price: (euros: number) => string
  total: PlanTotal
}

/** What the plan costs all who come along. */
export function PartyTotal({ labels, price, total }: Props) {
  const { adults, children } = useStore($trip)
  return (
    <div className="plan-party">
      <People count={adults} label={labels.adults} onChange={trip.setAdults} />
      <People count={children} label={labels.children} onChange={trip.setChildren} />
      <p>
        {labels.forAll} <output>{price(adults * total.adult + children * total.child)}</output>
      </p>
    </div>
  )
}

interface PeopleProps {
  count: number
  label: string
  onChange: (count: number) => void
}

function People({ count, label, onChange }: PeopleProps) {
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        max={99}
        min={0}
        onChange={({ target: { valueAsNumber } }) => onChange(valueAsNumber)}
        type="number"
        value={count}
      />
    </label>
  )
}
