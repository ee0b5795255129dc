import { cpus, totalmem } from 'node:os'
import type { Workbench } from './workbench.ts'

/** The machine of a run, in a sentence for docs/performance.md. */
export async function describeMachine({ database }: Workbench): Promise<string> {
  const version = await database.one<{ server_version: string }>({ text: 'show server_version', values: [], name: undefined })
  const cores = cpus()
  const memoryGb = Math.round(totalmem() / 2 ** 30)
  const [postgres] = version!.server_version.split(' ')
  return `${cores.length} cores (${cores[0]!.model.trim()}), ${memoryGb} GB, ${process.platform}, Node ${process.versions.node}, PostgreSQL ${postgres}`
}
