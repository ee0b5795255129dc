import { readSettings } from '../../kernel/settings.ts'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { dataPaths, removeData } from './remove.ts'

/** `npm run reset`: says what goes, and removes it. */
try {
  const { dataFolder, databaseUrl } = readSettings(process.env)
  const paths = dataPaths(dataFolder)
  console.log(paths.length === 0 ? `There is no data in ${dataFolder}.` : ['Removing', ...paths].join('\n  '))
  if (databaseUrl) console.log('The database of DATABASE_URL is left alone.')
  await removeData(dataFolder)
} catch (cause) {
  console.error(cause instanceof StartupProblem ? `${cause.message}\n${cause.remedy}` : cause)
  process.exitCode = 1
}
