import { readSettings } from '../../kernel/settings.ts'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { dataPaths, removeData } from './remove.ts'

/** `npm run reset`: lists the data and deletes it. */
try {
  const { dataFolder, databaseUrl } = readSettings(process.env)
  const paths = dataPaths(dataFolder)
  console.log(paths.length === 0 ? `${dataFolder} has no data to delete.` : ['Deleting', ...paths].join('\n  '))
  if (databaseUrl) console.log('The database in DATABASE_URL was not changed.')
  await removeData(dataFolder)
} catch (cause) {
  console.error(cause instanceof StartupProblem ? `${cause.message}\n${cause.remedy}` : cause)
  process.exitCode = 1
}
