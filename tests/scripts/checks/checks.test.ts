import { type Finding, runChecks } from 'site-checks'
import { describe, expect, test } from 'vitest'
import { checks } from '../../../scripts/checks/all.ts'
import type { Check } from '../../../scripts/checks/check.ts'
import type { Page } from '../../../scripts/checks/page.ts'
import { type Files, smallSite, soundFiles } from './small-site.ts'
import { accessibilityFaults } from './faults/accessibility.ts'
import { feedFaults } from './faults/feeds.ts'
import { privacyFaults } from './faults/privacy.ts'
import { contentFaults } from './faults/search-content.ts'
import { searchFaults } from './faults/search.ts'
import { securityFaults } from './faults/security.ts'
import { speedFaults } from './faults/speed.ts'
import type { Planted } from './planted.ts'

async function findingsIn(files: Files, chosen: readonly Check[] = checks): Promise<Finding<Page>[]> {
  const site = smallSite(files)
  return runChecks(chosen, site, site.pages)
}

test('no two checks have the same name', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
})

test('a sound site has no findings', async () => {
  const found = await findingsIn(soundFiles())
  expect(found.map(({ at, change }) => `${at}: ${change}`)).toEqual([])
})

test('every check is shown failing', () => {
  const shown = new Set(faults.map(({ caughtBy }) => caughtBy))
  expect(checks.map(({ name }) => name).filter(name => !shown.has(name))).toEqual([])
})

describe('a planted fault is caught', () => {
  test.each(faults)('$fault, by «$caughtBy»', async ({ at, caughtBy, plant }) => {
    const files = soundFiles()
    plant(files)
    const found = await findingsIn(
      files,
      checks.filter(({ name }) => name === caughtBy)
    )
    expect(found.map(finding => finding.at)).toContain(at)
    expect(found.every(({ change }) => change.length > 10)).toBe(true)
  })
})

/** Every fault that was planted, to see that a check catches it. */
const faults: readonly Planted[] = [
  ...searchFaults,
  ...contentFaults,
  ...accessibilityFaults,
  ...privacyFaults,
  ...securityFaults,
  ...speedFaults,
  ...feedFaults
]
