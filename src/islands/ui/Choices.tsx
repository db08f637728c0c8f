interface Choice {
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
        {choices.map(({ hiddenFor, isChosen, name: label, value }, index) => (
          <label className="choice" data-hidden-for={hiddenFor} key={value}>
            <input
              checked={isChosen}
              name={name}
              onChange={() => onChoose(index)}
              type={isMany ? 'checkbox' : 'radio'}
              value={value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
