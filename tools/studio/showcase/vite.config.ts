import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { showcasePlugin } from '@pagewright/studio/showcase'

const root = `${import.meta.dirname}/../../..`

export default defineConfig({
  root,
  cacheDir: `${root}/.cache/showcase`,
  plugins: [react(), showcasePlugin()],
  optimizeDeps: { entries: ['tools/studio/showcase/main.tsx', 'tools/studio/showcase/preview/main.ts'] },
  server: { host: '127.0.0.1', port: 5180 },
  appType: 'custom',
})
