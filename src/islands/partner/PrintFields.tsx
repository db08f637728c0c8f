import { useId } from 'react'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { maxPrinted, printFormats, type PrintOrder } from '#domain/partner/print.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { readIn } from '#domain/text/text.ts'
import { distanceText, type PartnerKitTexts } from './kit-texts.ts'

interface Props {
  change: (part: Partial<PrintOrder>) => void
  kit: PartnerKit
  language: Language
  order: PrintOrder
  texts: PartnerKitTexts
}

/** Everything that is chosen of a sheet. */
export function PrintFields({ change, kit, language, order, texts }: Props) {
  return (
    <>
      <Choices
        choices={printFormats.map(format => ({ id: format, label: texts.formats[format] }))}
        chosen={[order.format]}
        legend={texts.format}
        onChoose={format => change({ format })}
      />
      <Choices
        choices={languages.map(each => ({ id: each, label: texts.languageNames[each] }))}
        chosen={order.languages}
        hint={texts.languagesHint}
        isMany
        legend={texts.languages}
        onChoose={each => change({ languages: toggled(order.languages, each) })}
        problem={order.languages.length === 0 ? texts.chooseLanguage : undefined}
      />
      <Choices
        choices={[
          { id: 'colour', label: texts.colour },
          { id: 'grey', label: texts.grey }
        ]}
        chosen={[order.isColour ? 'colour' : 'grey']}
        legend={texts.ink}
        onChoose={ink => change({ isColour: ink === 'colour' })}
      />
      <SpotField change={change} kit={kit} order={order} texts={texts} />
      <NearFields change={change} kit={kit} language={language} order={order} texts={texts} />
    </>
  )
}

/** For which place the code is; a house without places has one code. */
function SpotField({ change, kit, order, texts }: Omit<Props, 'language'>) {
  const id = useId()
  if (kit.spots.length === 0) return null
  return (
    <div className="form-field">
      <label htmlFor={id}>{texts.spot}</label>
      <select
        className="field"
        id={id}
        onChange={({ target }) => change({ spot: target.value === '' ? null : target.value })}
        value={order.spot ?? ''}
      >
        <option value="">{texts.wholeHouse}</option>
        {kit.spots.map(spot => (
          <option key={spot.id} value={spot.id}>
            {spot.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function NearFields({ change, kit, language, order, texts }: Props) {
  if (kit.near.length === 0) return <p>{texts.noExperiences}</p>
  return (
    <Choices
      choices={kit.near.map(near => ({
        id: near.id,
        isHeld: order.experienceIds.length >= maxPrinted && !order.experienceIds.includes(near.id),
        label: labelOf(language, near, texts)
      }))}
      chosen={order.experienceIds}
      hint={texts.experiencesHint}
      isMany
      legend={texts.experiences}
      onChoose={each => change({ experienceIds: toggled(order.experienceIds, each) })}
    />
  )
}

function labelOf(language: Language, { name, way }: PartnerKit['near'][number], texts: PartnerKitTexts) {
  const { text } = readIn(language, name)
  return way === null ? text : `${text} · ${distanceText(language, way, texts)}`
}

/** In the order in which they were chosen: the first one leads. */
function toggled<Item>(list: Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter(each => each !== item) : [...list, item]
}

interface ChoicesProps<Id extends string> {
  choices: { id: Id; isHeld?: boolean; label: string }[]
  chosen: readonly Id[]
  hint?: string
  isMany?: boolean
  legend: string
  onChoose: (id: Id) => void
  problem?: string | undefined
}

/** One or several of a few, as chips. */
function Choices<Id extends string>({
  choices,
  chosen,
  hint,
  isMany = false,
  legend,
  onChoose,
  problem
}: ChoicesProps<Id>) {
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
