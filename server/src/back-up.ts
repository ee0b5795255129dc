import { fileStoreOf } from './content/file-store/index.ts'
import { runWithFile } from './database/backup/run.ts'
import { writeBackup } from './database/backup/write.ts'

/** `npm run backup -- <file>`, or `npm run backup -- --without-files <file>`. */
await runWithFile('backup', async ({ settings, open, file, withoutFiles }) => {
  const { connection, stop } = await open('read')
  try {
    const { tables, rows, files } = await writeBackup({ connection, files: withoutFiles ? undefined : fileStoreOf(settings), file })
    const content = withoutFiles ? 'no stored files' : `${files} stored files`
    return `Backed up ${rows} rows of ${tables} tables and ${content} to ${file}.\nIt contains personal data and keys: store it safely.`
  } finally {
    await stop()
  }
})
