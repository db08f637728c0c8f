import { sections } from '#domain/data/field-form.ts'
import studio from '#studio/texts/es.json' with { type: 'json' }

import { accountWith, havingSignedInAs } from '../../support/people/accounts.ts'
import { expect, test } from '../../support/test.ts'
import { havingChosenCookies } from '../../support/visit.ts'

/** An ordinary experience of the catalogue and the one with the longest texts, each with its company. */
const experiences = [
  ['al-cuevas-sorbas', 'cabo-abierto'],
  ['ma-kayak-maro', 'mar-de-maro']
] as const
const tallestSection = 2500

test.use({ viewport: { height: 844, width: 390 } })

for (const [experience, company] of experiences)
  test(`on a phone no section of the form of ${company} is taller than three screens`, async ({
    baseURL,
    page
  }) => {
    await havingChosenCookies(page)
    await havingSignedInAs(page, await accountWith({ empresa: [company] }, baseURL))
    await page.goto(`/estudio#/experiencias/${experience}`)
    const nav = page.getByRole('navigation', { name: studio.sectionsLabel })
    await expect(nav).toBeVisible()
    for (const section of sections) {
      const button = nav.getByRole('button', { name: studio.sections[section] })
      if ((await button.count()) === 0) continue
      await button.click()
      const region = page.getByRole('region', { exact: true, name: studio.sections[section] })
      await expect(region).toBeVisible()
      const height = (await region.boundingBox())?.height
      expect(height, section).toBeLessThanOrEqual(tallestSection)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
