export const docsPaths = [
  '/docs',
  '/docs/guides',
  '/docs/guides/:slug',
  '/docs/entities',
  '/docs/entities/:name',
  '/docs/errors',
  '/docs/graphql',
  '/docs/playground',
  '/docs/search',
  '/docs/:area',
  '/docs/:area/:name',
  '/docs/*',
] as const

/** A path of a page, with the names of its parameters. */
export type DocsPath = (typeof docsPaths)[number]
