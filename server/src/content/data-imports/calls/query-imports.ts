import type { dataImports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentShort } from '../present.ts'
import { countImports, selectImports } from '../store.ts'

const usualLimit = 50

export const queryImports: Handler<typeof dataImports.queryImports> = async (context, { target, active = false, paging }) => {
  const [limit, offset] = [paging?.limit ?? usualLimit, paging?.offset ?? 0]
  const [imports, total] = await Promise.all([
    selectImports(context, { target, active, limit, offset }),
    countImports(context, { target, active }),
  ])
  const pagingMetadata = { count: imports.length, offset, total, tooManyToCount: false, hasNext: offset + imports.length < total }
  return { imports: imports.map(presentShort), pagingMetadata }
}
