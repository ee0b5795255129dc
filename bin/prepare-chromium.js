import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromiumOnMachine, isProgram } from './chromium.js'
import { Problem } from './problem.js'
import { root } from './root-paths.js'
import { run, started } from './run.js'

const GIVE_UP_AFTER_MS = 5_000

/** The path of a working Chromium: an installed one, or else Playwright's download, or else (as root) the distribution's package. @param {string} node24 */
export async function prepareChromium(node24) {
  const found = chromiumOnMachine()
  if (found && (await runs(found))) return found
  if (process.env.CHROME_PATH)
    throw new Problem(`Could not run ${found}, which is set in CHROME_PATH.`, 'Set CHROME_PATH to Chromium or Chrome, or unset it.')
  const path = (await download(node24)) ?? (await installPackage())
  if (path) return path
  throw new Problem('The browser tests need Chromium, which was not found.', 'Install Chromium or Chrome, or set its path in CHROME_PATH.')
}

/** On some distributions, the program on the PATH only prints how to install it. */
async function runs(path) {
  if (process.platform === 'win32') return isProgram(path)
  return (await run(path, ['--version'], { quiet: true })).code === 0
}

/** Gives up if there is no progress after five seconds: behind a firewall, Playwright would retry for minutes. */
async function download(node24) {
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  if (isProgram(chromium.executablePath())) return chromium.executablePath()
  console.log('Downloading Chromium for the browser tests (once)')
  const { child, ended } = started(node24, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { quiet: true })
  const givingUp = setTimeout(() => child.kill('SIGKILL'), GIVE_UP_AFTER_MS)
  child.stdout.on('data', (text) => /\d%/.test(text) && clearTimeout(givingUp))
  await ended
  clearTimeout(givingUp)
  const path = chromium.executablePath()
  return isProgram(path) && (await runs(path)) ? path : undefined
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium with apt-get for the browser tests (once)')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { quiet: true, env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env })
    const found = chromiumOnMachine()
    if (found && (await runs(found))) return found
  }
  return undefined
}
