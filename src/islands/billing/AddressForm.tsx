import type { SyntheticEvent } from 'react'

import {
  type BillingAddress,
  billingFields,
  type BillingProblem,
  emptyAddress,
  type SavedAddress
} from '#domain/billing/billing-address.ts'
import { provinceNamesInSpanish, provinceOfPostalCode } from '#domain/place/province-codes.ts'
import { countriesIn } from '#domain/billing/country.ts'
import type { Language } from '#domain/text/locale.ts'
import { billingAddresses } from '#stores/billing/billing-addresses.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { textIn } from '#islands/ui/form-texts.ts'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import type { BillingTexts, SharedTexts } from './purchase-texts.ts'
import { useSubmit } from '#islands/ui/useSubmit.ts'

interface Props {
  /** The one to change; null for a new one. */
  address: SavedAddress | null
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
  const { failure, input, isBusy, problems, submit } = useSubmit<BillingProblem>(async data => {
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
      <form
        className="account-form"
        noValidate
        onInput={event => {
          fillProvince(event)
          input(event)
        }}
        onSubmit={submit}
      >
        {billingFields.map(field => (
          <AddressField
            {...{ field, language, texts }}
            key={field}
            problem={textOf(problems, field, texts)}
            written={written[field]}
          />
        ))}
        <PrivacyNote {...shared.privacyNotes.billing} />
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
    <Field
      hint={field === 'taxId' ? texts.taxIdHint : undefined}
      id={`billing-${field}`}
      label={texts[field]}
      {...{ problem }}
    >
      {described => {
        const common = {
          ...described,
          'aria-required': true,
          autoComplete: autoComplete[field],
          className: 'field',
          defaultValue: written,
          name: field
        }
        if (field !== 'country') return <input {...common} type="text" />
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

/** A postal code of Andalusia says the province. What somebody wrote there stays. */
function fillProvince({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>): void {
  const province = form.querySelector<HTMLInputElement>('[name=province]')
  if (!(target instanceof HTMLInputElement) || target.name !== 'postalCode' || !province) return
  const slug = textIn(new FormData(form), 'country') === 'ES' ? provinceOfPostalCode(target.value) : null
  if (slug !== null && province.value === '') province.value = provinceNamesInSpanish[slug]
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
