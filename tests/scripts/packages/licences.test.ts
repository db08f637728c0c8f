import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { licencesPage } from '../../../scripts/licences/page.ts'
import { installedLicence, shippedPackages } from '../../../scripts/licences/page.ts'

const shipped = shippedPackages()
const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('the page about licences is what the lock says now (npm run licences)', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage())
})

test('the licences are those of the packages that are installed', () => {
  const different = Object.values(shipped)
    .flat()
    .map(each => ({ installed: installedLicence(each), ...each }))
    .filter(({ installed, licence }) => installed !== null && installed !== licence)
  expect(different).toEqual([])
})

test('every package has a licence', () => {
  expect(
    Object.values(shipped)
      .flat()
      .filter(({ licence }) => licence === 'none')
  ).toEqual([])
})

test('what browsers run is told apart from what servers run, with all that it needs', () => {
  expect(names(shipped.browsers)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-leaflet', '@react-leaflet/core', '@firebase/auth'])
  )
  expect(names(shipped.functions)).toEqual(expect.arrayContaining(['firebase-functions', 'pdfkit', 'sharp']))
  expect(names(shipped.building)).toContain('astro')
  expect(names(shipped.browsers)).not.toContain('firebase-admin')
})
