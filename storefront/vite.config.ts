import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads anyway comes in few files: many small ones are more requests, and pack worse. */
const together = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|preload-helper/ },
  {
    name: 'shared',
    test: /\/ui\/src\/(?!texts\/|components\/rich-text)|\/node_modules\/lucide-react\/|\/storefront\/src\/(?:paths|frame\/page-|cart\/use-cart|(?:products|collections|data-pages|line-items)\/(?!.*-(?:page|texts)))/,
    minShareCount: 3,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A data: address would be outside the pages' content security policy.
    assetsInlineLimit: 0,
    // What a part imports that is loaded later has mostly been loaded with the page: a list of it costs each page more than it saves that part.
    modulePreload: { resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files) },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
})
