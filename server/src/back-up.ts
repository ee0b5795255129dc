import { runWithFile } from './database/backup/run.ts'
import { writeBackup } from './database/backup/write.ts'

/** `npm run backup -- <file>` */
await runWithFile('backup', async ({ settings: { dataFolder }, open, file }) => {
  const { connection, stop } = await open('read')
  try {
    const { tables, rows, files } = await writeBackup({ connection, dataFolder, file })
    return `Backed up ${rows} rows of ${tables} tables and ${files} media files to ${file}.\nIt contains personal data and keys: store it safely.`
  } finally {
    await stop()
  }
})
