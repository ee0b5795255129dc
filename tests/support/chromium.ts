import { chromium, type Browser } from 'playwright-core'
import { chromiumOnMachine } from '../../bin/chromium.js'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** One for a test file, a context for each test. Its profile is empty and goes when it is closed. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumOnMachine(), args: FLAGS })
}
