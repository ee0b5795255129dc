import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { ownCollectionsByName } from '../collections/own-collections.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/llms'
import { namedItems, publicPages } from './data-pages.server.ts'
import { inOneLine } from './markdown.ts'
import { forMachines, isForEveryone } from './xml.ts'

export const handle = isForEveryone

const productsNamed = 100

/** The shop for language models (llmstxt.org): what it is, and the URLs of its pages as plain text. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [{ shop }, collections, { products }] = await Promise.all([
    client.shop.getShop({}),
    ownCollectionsByName(client, 100),
    client.catalogue.queryProducts({ query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: productsNamed } } }),
  ])
  const lines = [
    `# ${inOneLine(shop.name)}`,
    '',
    `> ${inOneLine(shop.tagline)} ${inOneLine(shop.about)}`,
    '',
    '## Collections',
    '',
    ...collections.map(
      ({ slug, name, description }) => `- [${inOneLine(name)}](${baseUrl}${paths.collection(slug ?? '')}): ${inOneLine(description)}`,
    ),
    '',
    '## Products',
    '',
    ...products.map(
      ({ slug, name, priceData }) => `- [${inOneLine(name)}](${baseUrl}${paths.productText(slug)}): ${priceData.formatted.discountedPrice}`,
    ),
    '',
    ...(await pagesOfData(client, baseUrl)),
    '## More',
    '',
    `- [Sitemap](${baseUrl}${paths.sitemap})`,
    `- [API reference](${baseUrl}/docs)`,
    `- [OpenAPI](${baseUrl}/openapi.json)`,
    '',
  ]
  return forMachines(lines.join('\n'), 'text/markdown')
}

/** A heading for each public data collection, followed by its items. */
async function pagesOfData(client: Client, baseUrl: string): Promise<string[]> {
  const pages = await publicPages(client)
  const parts = await Promise.all(
    pages.map(async ({ dataCollectionId, displayName }) => {
      const { dataPage } = await client.dataCollections.getDataPage({ dataCollectionId })
      const items = await namedItems(client, dataPage)
      return [
        `## ${inOneLine(displayName)}`,
        '',
        `- [${inOneLine(displayName)}](${baseUrl}${paths.dataPage(dataCollectionId)})`,
        ...items.map(({ name, path }) => `- [${inOneLine(name)}](${baseUrl}${path})`),
        '',
      ]
    }),
  )
  return parts.flat()
}
