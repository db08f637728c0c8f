import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Forms that take nothing about a person that the site does not have already, or that only people of the house see. */
const withoutData = [
  /** Forms for searching, choosing a day, planning, printing and consent ask for no personal data. */
  'booking/options/BookingOptions.tsx',
  'listing/FilterForm.tsx',
  'partner/PrintForm.tsx',
  'plan/PlanArrange.tsx',
  'privacy/CookieSettings.tsx',
  'search/SearchBox.tsx',
  /** A proof of what an account has, and the choice of an address that it has. */
  'account/login/CodeStep.tsx',
  'account/profile/ProofForm.tsx',
  'billing/InvoiceDialog.tsx'
]

test('whoever is asked for data reads beside the form who uses them and what for', () => {
  const forms = globSync('src/islands/**/*.tsx')
    .map(file => ({ file: file.replace('src/islands/', ''), text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('<form'))
  const silent = forms.filter(({ text }) => !text.includes('<PrivacyNote'))
  expect(silent.map(({ file }) => file).toSorted()).toEqual(withoutData.toSorted())
  expect(forms.length - silent.length).toBeGreaterThan(8)
})
