import { apiContext } from '@stoa/ui/page-api'
import { fileAnswer } from '../../kit/file-answer.server.ts'
import type { Route } from './+types/export-file'
import { exportRequest } from './export-request.ts'

const fileNames = { STOA: 'products.csv', HOSTED: 'products-hosted.csv', SHOPIFY: 'products-shopify.csv' } as const

/** Downloads products as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { productExports } = context.get(apiContext).client
  const request = exportRequest(url.searchParams)
  const first = await productExports.exportProducts(request)
  return fileAnswer(fileNames[request.format], first, (cursor: string) => productExports.exportProducts({ ...request, cursor }))
}
