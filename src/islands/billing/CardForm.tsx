import type { CardProblem } from '#domain/billing/payment-card.ts'
import { paymentCards, type TypedCard } from '#stores/billing/payment-cards.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { textIn } from '#islands/ui/form-texts.ts'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import type { CardLabels, SharedTexts } from './purchase-texts.ts'
import { useSubmit } from '#islands/ui/useSubmit.ts'

interface Props {
  cancel: string
  onClose: () => void
  shared: SharedTexts
  texts: CardLabels
}

/** A card to add. The fields keep what is typed to themselves: the number is in no state, and gone with the dialog. */
export function CardForm({ cancel, onClose, shared, texts }: Props) {
  const { failure, input, isBusy, problems, submit } = useSubmit<CardProblem>(async data => {
    const outcome = await paymentCards.add(typedIn(data), { ...shared, ...texts })
    if (outcome.kind === 'done') onClose()
    return outcome
  })
  const textOf = (field: CardProblem['field']) => {
    const problem = problems.find(candidate => candidate.field === field)
    return problem && texts[problem.code]
  }
  return (
    <Dialog closeLabel={cancel} heading={texts.add} onClose={onClose}>
      <form className="account-form" noValidate onInput={input} onSubmit={submit}>
        <Field id="card-number" label={texts.number} problem={textOf('number')}>
          {described => (
            <input
              {...described}
              aria-required
              autoComplete="cc-number"
              className="field"
              inputMode="numeric"
              maxLength={30}
              name="number"
              type="text"
            />
          )}
        </Field>
        <Field id="card-expiry" label={texts.expiry} problem={textOf('expiry')}>
          {described => (
            <input
              {...described}
              aria-required
              autoComplete="cc-exp"
              className="field"
              maxLength={9}
              name="expiry"
              type="text"
            />
          )}
        </Field>
        <label className="account-tick">
          <input aria-describedby="card-keep-hint" name="keep" type="checkbox" />
          {texts.keep}
        </label>
        <p className="soft" id="card-keep-hint">
          {texts.keepHint}
        </p>
        <PrivacyNote {...shared.privacyNotes.card} />
        <FailureNote text={failure} />
        <button aria-disabled={isBusy} className="button" type="submit">
          {isBusy ? texts.saving : texts.save}
        </button>
      </form>
    </Dialog>
  )
}

function typedIn(data: FormData): TypedCard {
  return { expiry: textIn(data, 'expiry'), isSaved: data.has('keep'), number: textIn(data, 'number') }
}
