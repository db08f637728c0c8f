import type { KnipConfig } from 'knip'

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/local/database-process.ts',
    'src/functions/index.ts',
    'tools/*.mjs',
    'tools/lint/plugin.ts'
  ],
  ignoreDependencies: []
} satisfies KnipConfig
