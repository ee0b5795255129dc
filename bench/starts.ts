import { join } from 'node:path'
import { memoryOf, startOurs, stop } from './processes.ts'
import { oursPort } from './settings.ts'
import type { Workbench } from './workbench.ts'

/** Measures the time from process start to the first response, with a separate embedded PostgreSQL. */
export async function starts({ folder }: Workbench): Promise<void> {
  const environment = { PORT: String(oursPort), STOA_DATA: join(folder, 'fresh') }
  for (const which of ['first', 'second', 'third']) {
    const { child, milliseconds } = await startOurs(environment)
    console.log(`${which} start, with its own database: ${(milliseconds / 1000).toFixed(2)} s; memory ${memoryOf(child)} MB`)
    await stop(child)
  }
}
