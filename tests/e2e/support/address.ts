import type { Page } from '@playwright/test'

import type { Texts } from '#texts.ts'

/** Types an address into the dialog that is open. */
export async function typeAddress(page: Page, { billing }: Texts, taxId: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const typed = [
    [billing.name, 'Ana <b>Ruiz</b>'],
    [billing.address, 'Calle Ancha, 1'],
    [billing.postalCode, '29780'],
    [billing.municipality, 'Nerja'],
    [billing.province, 'Málaga']
  ] as const
  for (const [label, text] of typed) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByLabel(billing.taxId).fill(taxId)
}
