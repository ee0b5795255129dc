import type { ChildProcess } from 'node:child_process'
import { launchChromium } from '../tests/support/chromium.ts'
import { cases, uncached, type Case } from './cases.ts'
import { makeSite } from './make-site.ts'
import { median, timed } from './middle.ts'
import { shopPages, vitalsRow } from './pages.ts'
import { startOurs, stop } from './processes.ts'
import { oursPort, rounds, seconds } from './settings.ts'
import { environmentOf, load, stepsOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const page = (path: string): Case => ({ name: path, freshVisitors: false, token: '', steps: () => [{ method: 'GET', path }] })
const answers = [...cases.slice(0, 2).map(uncached), page(shopPages.product), page(shopPages.collection)]
const encodings = ['identity', 'gzip', 'br']

/** A phone of 390 × 844 points with two pixels each. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Measures what compression saves and costs, and when pages are painted on a slow network. */
export async function transfer(place: Workbench): Promise<void> {
  const site = await makeSite(place, 0)
  const { child } = await startOurs(environmentOf(place, site))
  console.log(
    `\n| answer | ${encodings.map((encoding) => `${encoding}: bytes | processor ms`).join(' | ')} |\n|---${'|---|---'.repeat(encodings.length)}|`,
  )
  for (const one of answers) console.log(`| ${one.name} | ${(await costs(one, site, child)).join(' | ')} |`)
  const browser = await launchChromium()
  try {
    console.log(
      '\n| page at 1.6 Mbit/s and 150 ms | first byte, ms | first paint | largest paint (LCP) | layout shift (CLS) |\n|---|---|---|---|---|',
    )
    for (const name of ['home', 'collection', 'product'] as const)
      console.log(`| ${name} ${await vitalsRow(browser, shopPages[name], { ...phone, isSlow: true })}`)
  } finally {
    await browser.close()
    await stop(child)
  }
}

/** The encodings in turn, so that all of them meet the same load of the machine. */
async function costs(one: Case, site: Site, child: ChildProcess): Promise<string[]> {
  const times = new Map<string, number[]>(encodings.map((encoding) => [encoding, []]))
  for (let index = 0; index < rounds; index++)
    for (const encoding of encodings) times.get(encoding)!.push(await processorMs(encoded(one, encoding), site, child))
  const sizes = await Promise.all(encodings.map((encoding) => sizeOf(encoded(one, encoding), site)))
  return encodings.map((encoding, index) => `${sizes[index]} | ${median(times.get(encoding)!).toFixed(2)}`)
}

const encoded = (one: Case, encoding: string): Case => ({
  ...one,
  steps: (facts) => one.steps(facts).map((step) => ({ ...step, headers: { ...step.headers, 'accept-encoding': encoding } })),
})

async function processorMs(one: Case, site: Site, child: ChildProcess): Promise<number> {
  const measured = await timed(child, () => load(one, site, { port: oursPort, who: 'visitor', callers: 4, seconds: seconds / 2 }))
  if (measured.failure) throw new Error(measured.failure)
  return measured.processorMs
}

async function sizeOf(one: Case, site: Site): Promise<number> {
  const [step] = stepsOf(one, site)
  const authorization = one.token === undefined ? { authorization: site.visitorTokens[0]! } : undefined
  const answer = await fetch(`http://127.0.0.1:${oursPort}${step!.path}`, { headers: { ...step!.headers, ...authorization } })
  return Number(answer.headers.get('content-length'))
}
