import type { Page } from 'playwright-core'

const patience = 5_000
const pause = 20

/** Lets the page's `goto` end when its scripts have woken what it shows, as somebody who looks before they click. */
export function awaits(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const answer = await goto(...where)
    await awake(page)
    return answer
  }
}

/** Waits for the scripts of a page, where it has any that come: a test may hold them back. */
export async function awake(page: Page): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    // A page that goes on to another by itself takes its answer with it.
    if (await page.evaluate(isAwake).catch(() => false)) return
    await page.waitForTimeout(pause)
  }
}

/** React keeps its own about an element under a name that begins so, from the moment it is awake. */
const isAwake = (): boolean =>
  !('__reactRouterContext' in window) ||
  [...document.querySelectorAll('body, a, button, input, select, textarea, summary')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber$')),
  )
