import { defineConfig } from 'astro/config'
import { parallelBuild } from 'live-publisher'

import { currentContent } from './src/content.ts'

export default defineConfig({
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [
    // A clean build renders in two threads and tells the publisher what it made of what.
    parallelBuild({
      content: currentContent,
      keysFile: process.env.KEYS_FILE,
      plain: content => content,
      thread: new URL('./src/render-thread.ts', import.meta.url)
    })
  ],
  outDir: process.env.OUT_DIR ?? './dist'
})
