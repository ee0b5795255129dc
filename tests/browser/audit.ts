import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/** What is wrong with a page as it stands: what axe finds by WCAG 2.2 AA and best practice, and sideways scroll. Empty is well. A page may be on its way
 *  to its next state while it is looked at, one part old and one new: what is found has to be there a second time. */
export async function audit(page: Page): Promise<string[]> {
  const found = await findings(page)
  if (found.length === 0) return found
  await page.waitForTimeout(500)
  return findings(page)
}

async function findings(page: Page): Promise<string[]> {
  await settled(page)
  const place = new URL(page.url()).pathname
  // Evaluated by the debugger, so the page's policy need not let it in.
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: { run: (root: Document, options: object) => Promise<{ violations: unknown[] }> } }).axe
    // In forced colours it would reckon with the page's own, which nobody sees.
    const enabled = !matchMedia('(forced-colors: active)').matches
    return (await run(document, { rules: { 'color-contrast': { enabled } } })).violations
  })
  const found = (violations as Violation[]).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${place}: ${id}: ${html}: ${failureSummary}`),
  )
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return tooWide > 0 ? [...found, `${place}: ${tooWide} pixels wider than the screen`] : found
}

/** Until what is dimmed while it is on its way has come, and nothing fades any more: colours half-way are nobody's. A page that waits for long is looked at as it is. */
async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('[aria-busy="true"]') &&
        document
          .getAnimations()
          .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
      undefined,
      { timeout: 3_000 },
    )
    .catch(() => undefined)
}
