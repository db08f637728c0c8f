import { useId } from 'react'

interface Props<Id extends string> {
  choices: { id: Id; isHeld?: boolean; label: string }[]
  chosen: readonly Id[]
  hint?: string
  isMany?: boolean
  legend: string
  onChoose: (id: Id) => void
  problem?: string | undefined
}

/** One or several of a few, as chips. */
export function Choices<Id extends string>({
  choices,
  chosen,
  hint,
  isMany = false,
  legend,
  onChoose,
  problem
}: Props<Id>) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${name}h`}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p className="kit-hint" id={`${name}h`}>
          {hint}
        </p>
      )}
      <div className="kit-choices">
        {choices.map(({ id, isHeld = false, label }) => (
          <label key={id}>
            <input
              checked={chosen.includes(id)}
              disabled={isHeld}
              name={name}
              onChange={() => onChoose(id)}
              type={isMany ? 'checkbox' : 'radio'}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
