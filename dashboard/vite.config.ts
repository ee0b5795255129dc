import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/dashboard/',
  plugins: [tailwindcss(), reactRouter()],
  // A data: address would be outside the pages' content security policy.
  build: { assetsInlineLimit: 0 },
})
