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

/** React tells of a page that it has woken when it has also heard of what the page does then: its effects follow in the next turn. */
const isAwake = async (): Promise<boolean> => {
  if (!('__reactRouterContext' in window)) return true
  const kept = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1] as ReactRoot | undefined
  if (kept?.stateNode.current.memoizedState.isDehydrated !== false) return false
  const isWoken = [...document.querySelectorAll('a, button, input, select, textarea, summary')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber$')),
  )
  await new Promise((resolve) => setTimeout(resolve))
  return isWoken
}

/** What React keeps at the document it has woken, as far as it matters here. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } }
}
