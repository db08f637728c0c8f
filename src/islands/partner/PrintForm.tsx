import { useId, useState } from 'react'

import { maxPrinted, type PrintOrder } from '#domain/partner/print.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { partnerKit, type Printing } from '#stores/partner/partner-kit.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'

import { type PartnerKitTexts, refusalOf } from './kit-texts.ts'
import { PrintFields } from './PrintFields.tsx'

interface Props {
  kit: PartnerKit
  language: Language
  texts: PartnerKitTexts
}

/** That the sheet is made, and which letters of the name could not be. */
function madeText(printing: Printing, texts: PartnerKitTexts): string {
  if (printing.kind !== 'made') return ''
  const { file, missing: letters } = printing
  const made = interpolate(texts.made, { file })
  return letters === '' ? made : `${made}. ${interpolate(texts.lettersMissing, { letters })}`
}

/** The form of an order for print. */
export function PrintForm({ kit, language, texts }: Props) {
  const id = useId()
  const printing = useStore(partnerKit.$printing)
  const [order, setOrder] = useState<PrintOrder>({
    experienceIds: kit.near.slice(0, maxPrinted).map(near => near.id),
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
      <PrintFields change={change} kit={kit} language={language} order={order} texts={texts} />
      <button aria-disabled={isMaking || isWithoutLanguage} className="button" type="submit">
        {isMaking ? texts.making : texts.make}
      </button>
      <p role="status">{madeText(printing, texts)}</p>
      <p className="field-error" role="alert">
        {printing.kind === 'failed' ? `${texts.makeFailed} ${refusalOf(printing.code, texts)}` : ''}
      </p>
    </form>
  )
}
