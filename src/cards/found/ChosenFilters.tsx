import { interpolate } from '#domain/text/interpolate.ts'

interface Props<Chip> {
  chips: readonly Chip[]
  onRemove?: (chip: Chip) => void
  /** `remove` names the filter that a press takes off. */
  texts: { chosen: string; remove: string }
}

/** The filters that are on, each with a button that takes it off. */
export function ChosenFilters<Chip extends { text: string }>({ chips, onRemove, texts }: Props<Chip>) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={texts.chosen}>
      {chips.map(chip => (
        <li key={chip.text}>
          <button
            aria-label={interpolate(texts.remove, { filter: chip.text })}
            onClick={() => onRemove?.(chip)}
            type="button"
          >
            {chip.text} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
