import { type Package, shippedPackages, uses } from './packages.ts'

const titles = {
  browsers: {
    lead: 'Code and fonts that visitors download, or may.',
    title: "In visitors' browsers"
  },
  building: {
    lead: 'Packages that make the site: builds, previews and the publisher. Nothing of them is handed on.',
    title: 'Where the site is built'
  },
  functions: { lead: 'Packages that the functions run on the servers.', title: 'In functions' }
} as const

const intro = `# Licences of what is shipped

For those who run the shop or take it over: under which terms its packages may be used. Written by \`npm run licences\` from \`package-lock.json\`; a test
compares it with what is installed. Tools that only develop and test are left out.

**One licence asks for a decision.** \`react-leaflet\` (the map) is under the Hippocratic License 2.1, which is no open source licence: it forbids uses that
violate human rights, and a copy of it goes to everyone who gets the code. \`src/islands/place/LeafletMap.tsx\` alone imports it, so another library can take its
place in that file. LGPL packages are used as they are, unchanged, and never reach visitors.
`

/** The page of the docs about licences. */
export function licencesPage(): string {
  const packages = shippedPackages()
  const sections = uses.map(use => {
    const { lead, title } = titles[use]
    return `## ${title}\n\n${lead}\n\n${tableOf(packages[use])}`
  })
  return [intro, ...sections].join('\n')
}

function tableOf(packages: Package[]): string {
  const groups = Object.entries(Object.groupBy(packages, ({ licence }) => licence))
  const rows = groups
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, group = []]) => `| ${licence} | ${namesOf(group)} |`)
  return ['| licence | packages |', '|---|---|', ...rows, ''].join('\n')
}

function namesOf(packages: Package[]): string {
  return [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].toSorted().join(', ')
}
