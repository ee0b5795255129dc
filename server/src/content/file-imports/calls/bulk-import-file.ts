import type { files } from '@stoa/contract'
import { pathProblems, quotaProblems } from '@stoa/contract/files/problems'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Invalid, Refusal } from '../../../kernel/refuse.ts'
import { type File, wireFile } from '../../files/public.ts'
import { requestImport, type ImportRequest } from '../request.ts'

type Outcome = { file: File } | { error: { code: string; description: string; data: Record<string, unknown> } }

export const bulkImportFile: Handler<typeof files.bulkImportFile> = async (context, { importFileRequests, returnEntity }) => {
  const outcomes: Outcome[] = []
  for (const request of importFileRequests) outcomes.push(await tryImport(context, request))
  return withTotals(
    outcomes.map((outcome, originalIndex) =>
      'error' in outcome
        ? { itemMetadata: { originalIndex, success: false, error: outcome.error } }
        : {
            itemMetadata: { id: outcome.file.id, originalIndex, success: true },
            ...(returnEntity !== false && { item: wireFile(context, outcome.file) }),
          },
    ),
  )
}

const problems: Readonly<Record<string, { message: string }>> = { ...pathProblems, ...quotaProblems }

/** A refusal comes before anything of this import is written. */
async function tryImport(context: Context, request: ImportRequest): Promise<Outcome> {
  try {
    return { file: await requestImport(context, request) }
  } catch (error) {
    if (error instanceof Refusal)
      return { error: { code: error.code, description: problems[error.code]?.message ?? error.code, data: error.data } }
    if (error instanceof Invalid)
      return {
        error: {
          code: 'INVALID_ARGUMENT',
          description: error.violations.map(({ field, description }) => `${field} ${description}`).join(', '),
          data: {},
        },
      }
    throw error
  }
}
