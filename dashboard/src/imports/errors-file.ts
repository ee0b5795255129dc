import { apiContext } from '@stoa/ui/page-api'
import { fileAnswer } from '../kit/file-answer.server.ts'
import type { Route } from './+types/errors-file'

/** Downloads the failed rows of an import as a file. */
export async function loader({ context, params: { importId: id } }: Route.LoaderArgs) {
  const { dataImports } = context.get(apiContext).client
  const first = await dataImports.getImportErrorFile({ id })
  return fileAnswer(first.fileName, first, (after: number) => dataImports.getImportErrorFile({ id, after }))
}
