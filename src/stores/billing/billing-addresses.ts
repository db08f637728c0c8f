import {
  type BillingAddress,
  type BillingProblem,
  type IsTaxNumber,
  type SavedAddress,
  taxIdProblems,
  tidyAddress,
  validateBillingAddress
} from '#domain/billing/billing-address.ts'
import type { Texts } from '#texts.ts'
import { type AddressCalls, addressCalls, loadTaxNumbers } from '#services/billing/billing-addresses.ts'

import { createRemoteList, createSingleTask, showFailure, type ChangeOutcome } from '#stores/site/remote.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

type Outcomes = Pick<Texts['billing'], 'removed' | 'removeFailed' | 'saved' | 'saveFailed'>

export interface AddressTexts extends Outcomes, Pick<Texts, 'failure'> {}

export type SaveOutcome =
  | { kind: 'done'; id: string }
  | { kind: 'busy' }
  | { kind: 'invalid'; problems: BillingProblem[] }
  | { kind: 'failed'; text: string }

/** To whom the invoices of the customer are made out. */
export function createBillingAddresses(
  { list, remove, save }: AddressCalls,
  loadRules: () => Promise<IsTaxNumber>
) {
  const { $items, change, load } = createRemoteList<SavedAddress>(list)
  const { $busy, take } = createSingleTask()

  async function problemsOf(address: BillingAddress): Promise<BillingProblem[]> {
    const problems = validateBillingAddress(address)
    return problems.length > 0 ? problems : taxIdProblems(address, await loadRules())
  }

  return {
    $addresses: $items,
    /** The id of the address that is being saved or removed; `new` for one that has none yet. */
    $busy,
    load,
    remove: (id: string, texts: AddressTexts): Promise<ChangeOutcome> =>
      take(id, async () => {
        const answer = await remove(id)
        // One that is not there any more was removed elsewhere, which is what was wanted.
        if (answer.kind === 'failed' && answer.code !== 'not-found') {
          return showFailure(texts.removeFailed, answer.code, texts)
        }
        change(items => items.filter(item => item.id !== id))
        showSnackbar({ color: 'success', text: texts.removed })
        return { kind: 'done' }
      }),
    save: (written: BillingAddress, id: string | null, texts: AddressTexts): Promise<SaveOutcome> =>
      take(id ?? 'new', async () => {
        const address = tidyAddress(written)
        const problems = await problemsOf(address)
        if (problems.length > 0) return { kind: 'invalid', problems }
        const answer = await save(address, id)
        if (answer.kind === 'failed') return showFailure(texts.saveFailed, answer.code, texts)
        const kept = { ...address, id: answer.value }
        change(items => [...items.filter(item => item.id !== kept.id), kept].toSorted(byName))
        showSnackbar({ color: 'success', text: texts.saved })
        return { id: kept.id, kind: 'done' }
      })
  }
}

function byName(one: SavedAddress, other: SavedAddress): number {
  return one.name.localeCompare(other.name)
}

export const billingAddresses = createBillingAddresses(addressCalls, loadTaxNumbers)
