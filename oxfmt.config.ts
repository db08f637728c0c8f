import { defineConfig } from 'oxfmt'

export default defineConfig({
  arrowParens: 'avoid',
  astro: true,
  ignorePatterns: [
    'package-lock.json',
    'scripts/catalogue/**',
    '**/*.md',
    'public/**',
    'tests/fixtures/gcloud/table.json'
  ],
  printWidth: 110,
  semi: false,
  singleQuote: true,
  sortPackageJson: false,
  trailingComma: 'none'
})
