interface Choice {
  /** How many it leads to; null where that is not known. */
  count?: number | null
  /** The modes in which it leads to nothing. */
  hiddenFor?: string | undefined
  isChosen: boolean
  name: string
  /** As it stands in the query. */
  value: string
}

interface Props {
  choices: Choice[]
  isMany: boolean
  legend: string
  name: string
  onChoose: (index: number) => void
}

/** A group of check boxes, or of radio buttons, that look like chips. */
export function Choices({ choices, isMany, legend, name, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map(({ count = null, hiddenFor, isChosen, name: label, value }, index) => (
          <label
            className="choice"
            data-hidden-for={hiddenFor}
            data-none={count === 0 || undefined}
            key={value}
          >
            <input
              checked={isChosen}
              name={name}
              onChange={() => onChoose(index)}
              type={isMany ? 'checkbox' : 'radio'}
              value={value}
            />
            <ChoiceText count={count} text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a choice is called; style adds how many it leads to where that is known. */
export function ChoiceText({ count, text }: { count: number | null; text: string }) {
  return <span data-count={count ?? undefined}>{text}</span>
}
