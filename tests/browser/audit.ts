import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const patienceMs = 5_000

/** Gives a tab that audits many pages axe in each of them: sending it to every page takes longer. */
export const keepAxe = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `if (location.protocol.startsWith('http')) { ${axe} }` })

interface Violation {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/** `all`: WCAG and best practice. `look`: rules whose result can differ in other colours or at another width. */
export type Rules = 'all' | 'look'

/** The violations on a page in its current state: axe's findings, and sideways scroll; empty if there are none. A page may be audited during a change,
 *  partly old and partly new, so only persistent findings count. */
export async function audit(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const end = Date.now() + patienceMs
  let found = await findings(page, rules)
  while (found.length > 0 && Date.now() < end) found = await findings(page, rules)
  return found
}

/** The look with most of a page visible, in which `auditEveryLook` expects it to be opened. */
export const wideAndDark = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const

const otherLooks = [
  { viewport: { width: 360, height: 740 }, media: { colorScheme: 'light' } },
  { viewport: { width: 1024, height: 768 }, media: { forcedColors: 'active' } },
] as const

/** Audits a page once by all rules, then by those that depend on its look: on a phone in light, and in forced colours. Restores the page afterwards. */
export async function auditEveryLook(page: Page): Promise<string[]> {
  const found = await auditAndLeaveLook(page)
  await showWideAndDark(page)
  return found
}

/** The same, without restoring the page, which draws it once more. */
export async function auditAndLeaveLook(page: Page): Promise<string[]> {
  const found = await audit(page)
  for (const { viewport, media } of otherLooks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia(media)
    found.push(...(await audit(page, 'look')))
  }
  return found
}

export async function showWideAndDark(page: Page): Promise<void> {
  await page.setViewportSize(wideAndDark.viewport)
  await page.emulateMedia({ colorScheme: wideAndDark.colorScheme, forcedColors: 'none' })
}

/** Audits pages one after the other in the same tab, each in every look. */
export async function auditPaths(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  await showWideAndDark(page)
  for (const path of paths) {
    await page.goto(path)
    found.push(...(await auditEveryLook(page)).map((finding) => `${path}: ${finding}`))
  }
  return found
}

async function findings(page: Page, rules: Rules): Promise<string[]> {
  await settled(page)
  const path = new URL(page.url()).pathname
  // In forced colours axe would calculate with the page's own colours, which are not displayed.
  const hasOwnColours = await page.evaluate(() => !matchMedia('(forced-colors: active)').matches)
  const violations = rules === 'all' || hasOwnColours ? await violationsOf(page, rules, hasOwnColours) : []
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${path}: ${id}: ${html}: ${failureSummary}`),
  )
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return tooWide > 0 ? [...found, `${path}: ${tooWide} pixels wider than the screen`] : found
}

async function violationsOf(page: Page, rules: Rules, hasOwnColours: boolean): Promise<Violation[]> {
  const contrast = 'color-contrast'
  const options = {
    ...(rules === 'look' ? { runOnly: [contrast] } : { rules: { [contrast]: { enabled: hasOwnColours } } }),
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    preload: false,
  }
  // Evaluated by the debugger, so the page's content security policy need not allow it.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe)
  const run = async (given: object): Promise<unknown> => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: unknown }> } }
    return (await axe.run(document, given)).violations
  }
  return (await page.evaluate(run, options)) as Violation[]
}

/** Ends transitions, and waits until loading placeholders and animations have ended, as intermediate colours would be reported. A page that loads for long is
 *  audited as it is. */
async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const running = document.getAnimations().filter(({ playState }) => playState === 'running')
        for (const animation of running) if (animation instanceof CSSTransition) animation.finish()
        return (
          !document.querySelector('[aria-busy="true"]') &&
          running.every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
        )
      },
      undefined,
      { timeout: 3_000 },
    )
    .catch(() => undefined)
}
