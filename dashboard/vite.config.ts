import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What many pages load comes in few files: many small ones are more requests, and pack worse. */
const together = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|preload-helper/ },
  {
    name: 'shared',
    test: /\/ui\/src\/(?!texts\/|components\/rich-text)|\/node_modules\/lucide-react\/|\/dashboard\/src\/(?:paths|kit\/|frame\/)(?!.*-texts)/,
    minShareCount: 4,
  },
  // The frame is around every page except those before the sign-in.
  { name: 'frame', test: /\/dashboard\/src\/frame\/(?!.*-page|.*-texts|palette|.*\.server)|\/ui\/src\/(?!texts\/|components\/)/ },
]

export default defineConfig({
  base: '/dashboard/',
  plugins: [tailwindcss(), reactRouter()],
  // Only the imported languages: as one piece it would contain all of them.
  ssr: { noExternal: ['lowlight'] },
  build: {
    // A data: address would be outside the pages' content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
})
