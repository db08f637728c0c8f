import { useId, useState } from 'react'

import { mostPrinted, printFormats, type PrintOrder } from '#domain/partner/print.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { readIn } from '#domain/text/text.ts'
import { Choices } from '#islands/partner/Choices.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { partnerKit } from '#stores/partner/partner-kit.ts'
import type { PartnerKit } from '#stores/partner/partner-kit.ts'

import { type PartnerKitTexts, refusalOf, wayIn } from './kit-texts.ts'

interface Props {
  kit: PartnerKit
  language: Language
  texts: PartnerKitTexts
}

/** What is to be printed, and its button. */
export function PrintForm({ kit, language, texts }: Props) {
  const id = useId()
  const printing = useStore(partnerKit.$printing)
  const [order, setOrder] = useState<PrintOrder>({
    experienceIds: kit.near.slice(0, mostPrinted).map(near => near.id),
    format: 'a4',
    isColour: true,
    languages: [language, ...languages.filter(each => each !== language)],
    spot: null
  })
  const change = (part: Partial<PrintOrder>) => setOrder({ ...order, ...part })
  const isWithoutLanguage = order.languages.length === 0
  const isMaking = printing.kind === 'making'
  return (
    <form
      aria-busy={isMaking}
      aria-labelledby={`${id}h`}
      onSubmit={event => {
        event.preventDefault()
        if (!isWithoutLanguage) void partnerKit.print(order)
      }}
    >
      <h2 id={`${id}h`}>{texts.print}</h2>
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
        problem={isWithoutLanguage ? texts.chooseLanguage : undefined}
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
      {kit.spots.length > 0 && (
        <div className="form-field">
          <label htmlFor={`${id}s`}>{texts.spot}</label>
          <select
            className="field"
            id={`${id}s`}
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
      )}
      {kit.near.length === 0 ? (
        <p>{texts.noExperiences}</p>
      ) : (
        <Choices
          choices={kit.near.map(near => ({
            id: near.id,
            isHeld: order.experienceIds.length >= mostPrinted && !order.experienceIds.includes(near.id),
            label: labelOf(language, near, texts)
          }))}
          chosen={order.experienceIds}
          hint={texts.experiencesHint}
          isMany
          legend={texts.experiences}
          onChoose={each => change({ experienceIds: toggled(order.experienceIds, each) })}
        />
      )}
      <button aria-disabled={isMaking || isWithoutLanguage} className="button" type="submit">
        {isMaking ? texts.making : texts.make}
      </button>
      <p role="status">{printing.kind === 'made' ? interpolate(texts.made, { file: printing.file }) : ''}</p>
      <p className="field-error" role="alert">
        {printing.kind === 'failed' ? `${texts.makeFailed} ${refusalOf(printing.code, texts)}` : ''}
      </p>
    </form>
  )
}

function labelOf(language: Language, { name, way }: PartnerKit['near'][number], texts: PartnerKitTexts) {
  const { text } = readIn(language, name)
  return way === null ? text : `${text} · ${wayIn(language, way, texts)}`
}

/** In the order in which they were chosen: the first one leads. */
function toggled<Item>(list: Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter(each => each !== item) : [...list, item]
}
