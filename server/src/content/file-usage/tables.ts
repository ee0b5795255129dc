import { bigint, table } from '../../database/table.ts'

export const fileUsageTable = table('file_usage', { storedBytes: bigint() })
