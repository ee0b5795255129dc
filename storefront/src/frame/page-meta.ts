interface PageFacts {
  /** The page's canonical URL, without sort and filters. */
  address: string
  title?: string | undefined
  /** At most as long as it is displayed. */
  description?: string | undefined
  /** Absolute. */
  picture?: string | undefined
  kind?: 'website' | 'product' | 'article'
}

/** Metadata for search engines and link previews: canonical URL and Open Graph. */
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
