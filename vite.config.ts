import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // server/app.ts is the build's input, so that the request context it fills and the one routes read are one module.
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
})
