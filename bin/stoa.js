#!/usr/bin/env node
import { Problem } from './problem.js'
import { stopOnSignals } from './run.js'

const COMMANDS = ['start', 'dev', 'test', 'check', 'mutants', 'structure', 'loaded', 'bench', 'screenshots', 'backup', 'restore', 'reset']

const HELP = `Stoa, an open site platform.

  npm start          install and build what is missing, then serve the sample shop on one port
  npm run dev        the same from the sources, checking answers against the contract: open pages show changes of their
                     sources, and the server restarts when its own change
  npm test           prepare the same way, then run every test; npm test -- server/src/commerce/orders runs some
  npm run test:long  run models, races, crashes and faults many times (15 minutes or more)
  npm run check      check format, lint, types and the quick tests
  npm run mutants    break pricing, permissions and queries in twenty small ways, and list what no test catches
                     (--count, --seed)
  npm run structure  print the modules of the server, their imports, and the size of the product
  npm run loaded     print what is loaded when the server starts, its cost, and the imports that lead there
  npm run bench      measure speed against a minimal server
  npm run screenshots   take a picture of every screen into screenshots/; npm run screenshots -- shop takes some
  npm run backup     write all data into a file: npm run backup -- stoa.backup
  npm run restore    load such a file into an empty data folder or database
  npm run reset      delete the contents of the data folder

Settings are environment variables: PORT, HOST, STOA_DATA, DATABASE_URL, STOA_BASE_URL, STOA_SITE_ID, STOA_CLIENT_ID,
STOA_OWNER_EMAIL, STOA_OWNER_PASSWORD, STOA_API_KEY, STOA_SAMPLE, STOA_REDIRECT_URIS, STOA_REDIRECT_DOMAINS, STOA_RATE_LIMITS,
STOA_TRUSTED_PROXIES, STOA_OUTBOUND_NETWORKS, STOA_ROLE, STOA_PROCESSES.`

const [name = '--help', ...args] = process.argv.slice(2)

if (COMMANDS.includes(name) && !args.includes('--help')) {
  stopOnSignals()
  process.exitCode = await obey()
} else {
  console.log(HELP)
  process.exitCode = ['--help', '-h', 'help'].includes(name) || args.includes('--help') ? 0 : 1
}

async function obey() {
  try {
    const command = await import(`./commands/${name}.js`)
    return await command[name](args)
  } catch (cause) {
    console.error(cause instanceof Problem ? `${cause.message}\n${cause.remedy}` : cause)
    return 1
  }
}
