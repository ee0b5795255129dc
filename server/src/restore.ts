import { fileStoreOf } from './content/file-store/index.ts'
import { restoreBackup } from './database/backup/restore.ts'
import { runWithFile } from './database/backup/run.ts'
import { prepareDatabase } from './start.ts'

/** `npm run restore -- <file>` */
await runWithFile('restore', async ({ settings, open, file }) => {
  const { connection, stop } = await open('fill')
  try {
    const { webhooks } = await restoreBackup({
      connection,
      files: fileStoreOf(settings),
      file,
      migrate: (migrations) => prepareDatabase(connection, { migrations }),
    })
    const note =
      webhooks === 0
        ? ''
        : `\nWebhooks are disabled (${webhooks}), so that no event is sent twice. Enable those that this copy should serve.`
    return `Restored ${file}. Start the server with npm start.${note}`
  } finally {
    await stop()
  }
})
