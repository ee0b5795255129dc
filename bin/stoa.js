#!/usr/bin/env node
import { Problem } from './problem.js'
import { stopOnSignals } from './run.js'

const COMMANDS = ['start', 'dev', 'test', 'check', 'mutants', 'structure', 'bench', 'screenshots', 'reset']

const HELP = `Stoa, an open site platform.

  npm start          installs and builds what is missing, then serves the sample shop on one port
  npm run dev        the same, with answers checked against the contract; starts again when a source changes
                     (whole pages are built anew: replacing modules in the open page is not there yet)
  npm test           prepares likewise, then runs every test; npm test -- server/src/commerce/orders runs some
  npm run test:long  models, races and crashes, each run many times (a quarter of an hour or more)
  npm run check      format, lint, types and the quick tests
  npm run mutants    makes pricing, permissions and queries wrong by a sign, twenty times, and shows what no test notices
                     (--count, --seed)
  npm run structure  prints the modules of the server, what each imports, and how large the product is
  npm run bench      measures speed against the floor
  npm run screenshots   takes a picture of every screen into screenshots/; npm run screenshots -- desk takes some
  npm run reset      removes the data folder's contents

Settings are environment variables: PORT, HOST, STOA_DATA, DATABASE_URL, STOA_BASE_URL, STOA_SITE_ID, STOA_CLIENT_ID,
STOA_OWNER_EMAIL, STOA_OWNER_PASSWORD, STOA_API_KEY, STOA_REDIRECT_URIS, STOA_RATE_LIMITS, STOA_TRUSTED_PROXIES,
STOA_OUTBOUND_NETWORKS, STOA_ROLE.`

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
