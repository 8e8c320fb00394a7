import react from '@vitejs/plugin-react'
import { pagewright } from '@pagewright/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), pagewright({ root: import.meta.dirname, project: 'conduit' })],
})
