import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'

/** A test that mostly waits, for example for a slow connection. */
export interface Story {
  title: string
  open(): Promise<Page>
  run(page: Page): Promise<void>
}

/** Runs stories at the same time: each begins before the first test, and its test waits for its end. A repeated test begins its story again. */
export function testTogether(stories: readonly Story[]): void {
  const running = new Map<string, Promise<void>>()
  beforeAll(async () => {
    const pages = await Promise.all(stories.map(({ open }) => open()))
    for (const [index, { title, run }] of stories.entries()) {
      const ending = run(pages[index]!)
      ending.catch(() => {})
      running.set(title, ending)
    }
  })
  test.each(stories)('$title', { timeout: 120_000 }, ({ title, open, run }) => {
    const ending = running.get(title) ?? open().then(run)
    running.delete(title)
    return ending
  })
}
