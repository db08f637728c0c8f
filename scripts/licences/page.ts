import { type Package, shippedPackages, uses } from './packages.ts'

/** Licences that ask for no more than their text; the page counts their packages. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

const titles = {
  browsers: 'visitors download',
  building: 'builds the site',
  functions: 'functions run'
} as const

const intro = `# Licences of what is shipped

For whoever runs the shop or takes it over. \`npm run licences\` writes this page from \`package-lock.json\`, and a test compares them;
\`npm run licences -- --list\` prints every package with its version. Tools that only develop and test are left out.

**One licence asks for a decision.** \`react-leaflet\` (the map) is under the Hippocratic License 2.1. It is no open source licence: it forbids
uses that violate human rights, and everyone who gets the code gets a copy of it. Only \`src/islands/place/LeafletMap.tsx\` imports it, so another
library can replace it there. LGPL packages are used unchanged, and never reach visitors.
`

/** The page of the docs about licences. */
export function licencesPage(): string {
  const packages = shippedPackages()
  const licences = new Set(uses.flatMap(use => packages[use].map(({ licence }) => licence)))
  const rows = [...licences]
    .toSorted()
    .map(licence => [licence, ...uses.map(use => cellOf(licence, packages[use]))])
  const head = ['licence', ...uses.map(use => titles[use])]
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return [intro, ...lines, ''].join('\n')
}

function cellOf(licence: string, packages: Package[]): string {
  const names = [...new Set(packages.filter(each => each.licence === licence).map(({ name }) => name))]
  return permissive.includes(licence) ? String(names.length) : names.toSorted().join(', ')
}

/** Every package with its licence and its version, as lines. */
export function licencesList(): string[] {
  const packages = shippedPackages()
  return uses.flatMap(use => {
    const lines = packages[use].map(({ licence, name, version }) => `  ${licence}  ${name} ${version}`)
    return [titles[use], ...new Set(lines.toSorted())]
  })
}
