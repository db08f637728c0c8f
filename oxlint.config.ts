import { type DummyRuleMap, defineConfig } from 'oxlint'
import { contractWords } from './tools/lint/spanish.ts'

const inEnglish: DummyRuleMap = {
  'id-denylist': ['error', ...contractWords],
  'no-restricted-properties': [
    'error',
    ...contractWords.map(property => ({ message: 'Spanish stays in src/contract.', property }))
  ]
}

const noMocks = 'Give the code its service by a parameter instead.'

export default defineConfig({
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  ignorePatterns: ['public/**', 'scripts/catalogue/**', '**/*.d.ts'],
  jsPlugins: ['./tools/lint/plugin.ts'],
  plugins: ['import', 'jsx-a11y', 'oxc', 'promise', 'react', 'typescript', 'unicorn', 'vitest'],
  rules: {
    'clavel/imports': 'error',
    eqeqeq: ['error', 'always'],
    'import/no-cycle': 'error',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
    'no-restricted-globals': ['error', { message: 'Import it from vitest.', name: 'vi' }],
    'no-shadow': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-unnecessary-type-conversion': 'off',
    // They tie a name to the type of its value.
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    'unicorn/consistent-function-scoping': 'off',
    // Threads have no origin.
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off'
  },
  overrides: [
    { files: ['src/**', 'scripts/**'], rules: inEnglish },
    { files: ['src/**', 'scripts/**', 'packages/*/src/**'], rules: { 'clavel/unchecked-json': 'error' } },
    {
      files: [
        'src/contract/**',
        'src/studio/**/*.{call,contract}.ts',
        'scripts/{bench,database,fuzzing,publishing-proof}/**'
      ],
      rules: { 'id-denylist': 'off', 'no-restricted-properties': 'off' }
    },
    {
      files: ['tests/**', 'packages/*/tests/**'],
      rules: {
        'clavel/whole-tests': 'error',
        'max-lines': ['error', { max: 500 }],
        'max-lines-per-function': 'off',
        'typescript/no-implied-eval': 'off',
        'vitest/expect-expect': 'off',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-restricted-vi-methods': ['error', { doMock: noMocks, hoisted: noMocks, mock: noMocks }],
        'vitest/warn-todo': 'error'
      }
    },
    {
      files: ['tests/e2e/**/*.spec.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                message:
                  "Take test and expect from '../support/test.ts': it looks for violations of the security policy.",
                name: '@playwright/test'
              }
            ]
          }
        ]
      }
    }
  ]
})
