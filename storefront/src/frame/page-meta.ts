interface PageFacts {
  /** The page's one address, without what only sorts or filters. */
  address: string
  title?: string | undefined
  /** As long as it is to be shown. */
  description?: string | undefined
  /** In full. */
  picture?: string | undefined
  kind?: 'website' | 'product' | 'article'
}

/** What a page tells search engines, and those who show a link to it: canonical address and Open Graph. */
export function pageMeta({ address, title, description, picture, kind = 'website' }: PageFacts) {
  return [
    { tagName: 'link' as const, rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:type', content: kind },
    ...(title ? [{ property: 'og:title', content: title }] : []),
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}
