import { restoreBackup } from './database/backup/restore.ts'
import { runWithFile } from './database/backup/run.ts'
import { prepareDatabase } from './start.ts'

/** `npm run restore -- <file>` */
await runWithFile('restore', async ({ settings: { dataFolder }, open, file }) => {
  const { connection, stop } = await open('fill')
  try {
    await restoreBackup({ connection, dataFolder, file, migrate: (migrations) => prepareDatabase(connection, migrations) })
    return `Restored ${file}. Start the server with npm start.`
  } finally {
    await stop()
  }
})
