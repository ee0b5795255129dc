import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { chromiumOnMachine } from '../../bin/chromium.js'
import { keepCleared } from './cleared-contexts.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A page that leaves about:blank stays in its process.
  '--renderer-process-limit=1',
]

/** A Chromium with an empty profile, deleted when it closes. */
export function launchChromium({ pictures = true } = {}): Promise<Browser> {
  const args = pictures ? FLAGS : [...FLAGS, '--blink-settings=imagesEnabled=false']
  return chromium.launch({ executablePath: chromiumOnMachine(), args })
}

const launched = new Map<boolean, Promise<Browser>>()

/** The Chromium of this worker, shared by all its test files and closed with the worker. Without pictures, pages render many times faster. */
export async function workerChromium({ pictures = false } = {}): Promise<Browser> {
  const browser = await launched.get(pictures)?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  const next = launchChromium({ pictures })
  launched.set(pictures, next)
  return next
}

/** Closes what tests have opened in the worker's browsers, except the cleared contexts for servers that go on. */
export async function closeContexts(isKept: (baseUrl: string | undefined) => boolean): Promise<void> {
  const kept = keepCleared(isKept)
  for (const launching of launched.values()) {
    const browser = await launching
    await Promise.all(browser.contexts().map((context) => kept.has(context) || closeContext(context)))
  }
}

/** Requests that a test answers itself may still be under way. They must not make the next test fail. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}
