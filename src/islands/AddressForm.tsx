import {
  type BillingAddress,
  billingFields,
  type BillingProblem,
  emptyAddress,
  type KeptAddress
} from '#domain/billing-address.ts'
import { countriesIn } from '#domain/country.ts'
import type { Language } from '#domain/locale.ts'
import { billingAddresses } from '#stores/billing-addresses.ts'

import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import { Field } from './Field.tsx'
import { textIn } from './form-texts.ts'
import type { BillingTexts, SharedTexts } from './purchase-texts.ts'
import { useSending } from './useSending.ts'

interface Props {
  /** The one to change; null for a new one. */
  address: KeptAddress | null
  language: Language
  onClose: () => void
  onSaved: (id: string) => void
  shared: SharedTexts
  texts: BillingTexts
}

const autoComplete = {
  address: 'billing street-address',
  country: 'billing country',
  municipality: 'billing address-level2',
  name: 'billing name',
  postalCode: 'billing postal-code',
  province: 'billing address-level1',
  taxId: 'off'
} as const satisfies Record<keyof BillingAddress, string>

/** A billing address to fill in, with what is wrong at each field. */
export function AddressForm({ address, language, onClose, onSaved, shared, texts }: Props) {
  const { failure, isBusy, problems, submit } = useSending<BillingProblem>(async data => {
    const outcome = await billingAddresses.save(addressIn(data), address?.id ?? null, { ...shared, ...texts })
    if (outcome.kind === 'done') onSaved(outcome.id)
    return outcome
  })
  const written = address ?? emptyAddress
  return (
    <Dialog
      closeLabel={texts.cancel}
      heading={address === null ? texts.addTitle : texts.editTitle}
      onClose={onClose}
    >
      <form className="account-form" noValidate onSubmit={submit}>
        {billingFields.map(field => (
          <AddressField
            {...{ field, language, texts }}
            key={field}
            problem={textOf(problems, field, texts)}
            written={written[field]}
          />
        ))}
        <FailureNote text={failure} />
        <button aria-disabled={isBusy} className="button" type="submit">
          {isBusy ? texts.saving : texts.save}
        </button>
      </form>
    </Dialog>
  )
}

interface FieldProps extends Pick<Props, 'language' | 'texts'> {
  field: keyof BillingAddress
  problem: string | undefined
  written: string
}

function AddressField({ field, language, problem, texts, written }: FieldProps) {
  return (
    <Field id={`billing-${field}`} label={<FieldLabel {...{ field, texts }} />} {...{ problem }}>
      {described => {
        const common = {
          ...described,
          autoComplete: autoComplete[field],
          className: 'field',
          defaultValue: written,
          name: field
        }
        if (field !== 'country') return <input {...common} aria-required type="text" />
        return (
          <select {...common}>
            {countriesIn(language).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )
      }}
    </Field>
  )
}

function FieldLabel({ field, texts }: { field: keyof BillingAddress; texts: BillingTexts }) {
  if (field !== 'taxId') return texts[field]
  return (
    <>
      {texts.taxId} <span className="soft">{texts.taxIdHint}</span>
    </>
  )
}

function addressIn(data: FormData): BillingAddress {
  const written = billingFields.map(field => [field, textIn(data, field)])
  return { ...emptyAddress, ...Object.fromEntries(written) }
}

function textOf(
  problems: readonly BillingProblem[],
  field: keyof BillingAddress,
  texts: BillingTexts
): string | undefined {
  const problem = problems.find(candidate => candidate.field === field)
  return problem && texts[problem.code]
}
