import type { Page } from 'playwright-core'

const patience = 10_000
const pause = 20

/** Makes `goto` wait for hydration, like a user who looks before clicking; not if it waits only until the page begins to arrive. */
export function awaits(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await awake(page)
    return answer
  }
}

/** Waits for hydration if the page has scripts that arrive: a test may hold them back. */
export async function awake(page: Page): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    // A navigation discards the answer of the page.
    if (await page.evaluate(isAwake).catch(() => false)) return
    await page.waitForTimeout(pause)
  }
}

/** React marks a page as hydrated when its effects have run, which is in the next task. */
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

/** The part of React's internal state on the hydrated document that matters here. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } }
}
