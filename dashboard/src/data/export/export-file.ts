import { apiContext } from '@stoa/ui/page-api'
import { fileAnswer } from '../../kit/file-answer.server.ts'
import type { Route } from './+types/export-file'
import { exportRequest } from './export-request.ts'

/** Downloads the items of a collection as a file. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { dataExports } = context.get(apiContext).client
  const request = exportRequest(params.collection, url.searchParams)
  const first = await dataExports.exportDataItems(request)
  const sandbox = request.environment === 'SANDBOX' ? '-sandbox' : ''
  const fileName = `${params.collection.replaceAll('/', '-')}${sandbox}.${request.format === 'CSV' ? 'csv' : 'jsonl'}`
  return fileAnswer(fileName, first, (cursor: string) => dataExports.exportDataItems({ ...request, cursor }))
}
