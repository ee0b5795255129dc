import type { Page } from 'playwright-core'

/** When a grid becomes visible, in milliseconds since the start of navigation. */
export interface Seen {
  /** First frame with rows, as rendered by the server. */
  rows: number
  /** First frame with the interactive grid, in which cells can be edited. */
  grid: number
}

declare global {
  // Globals that the functions below set on the page.
  var seen: Partial<Seen>
  var saved: Promise<number>
}

/** Records when rows and grid become visible, from the first frame on. Call this before opening the page. */
export const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.seen = {}
    const look = (now: number): void => {
      const painted = globalThis.seen
      // Callbacks run before their frame is painted, so what is in the document now has been painted when the next frame starts.
      if (document.querySelector('main tbody td')) requestAnimationFrame((next) => (painted.rows ??= next))
      if (document.querySelector('[role="grid"] tbody tr:not([aria-busy]) td')) requestAnimationFrame((next) => (painted.grid ??= next))
      if (painted.grid === undefined && now < 60_000) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

export async function seenOf(page: Page): Promise<Seen> {
  await page.waitForFunction(() => globalThis.seen.grid !== undefined)
  return (await page.evaluate(() => globalThis.seen)) as Seen
}

/** Types a number into a cell. Returns the milliseconds from pressing Enter to the frame in which the cell is marked as saved. */
export async function savedAfter(page: Page, row: number, typed: string): Promise<number> {
  await page.locator(`td[data-row="${row}"][data-column="1"]`).click()
  await page.keyboard.type(typed)
  await page.evaluate((index) => {
    globalThis.saved = new Promise((resolve) => {
      const look = (pressed: number): void => {
        const isSaved = document.querySelector(`td[data-row="${index}"].has-saved`)
        requestAnimationFrame((now) => (isSaved ? resolve(now - pressed) : look(pressed)))
      }
      addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
    })
  }, row)
  await page.keyboard.press('Enter')
  return page.evaluate(() => globalThis.saved)
}

export interface Scrolled {
  frames: number
  /** Number of frames in which a visible row isn't loaded yet. */
  blank: number
  frameMs: number
  slowFrameMs: number
  longestBlankMs: number
}

/** Scrolls from the first row at a constant speed, like a wheel that is turned without a pause. */
export const scrolled = (page: Page, asked: { rows: number; rowsPerSecond: number }): Promise<Scrolled> =>
  page.locator('.data-grid').evaluate(
    (root, { rows, rowsPerSecond }) =>
      new Promise<Scrolled>((resolve) => {
        const rowHeight = root.querySelector('tbody tr')!.getBoundingClientRect().height
        const gaps: number[] = []
        let [blank, longestBlankMs, blankSince] = [0, 0, 0]
        let [began, before] = [0, 0]
        const isBlank = (): boolean => {
          const { top, bottom } = root.getBoundingClientRect()
          const drawn = [...root.querySelectorAll('tbody tr')].filter((row) => {
            const at = row.getBoundingClientRect()
            return at.bottom > top && at.top < bottom
          })
          const covered = drawn.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
          return covered < bottom - top - 2 * rowHeight || drawn.some((row) => row.hasAttribute('aria-busy'))
        }
        const step = (now: number): void => {
          began ||= now
          if (before > 0) {
            gaps.push(now - before)
            if (isBlank()) {
              blank++
              blankSince ||= before
              longestBlankMs = Math.max(longestBlankMs, now - blankSince)
            } else blankSince = 0
          }
          before = now
          const row = ((now - began) / 1000) * rowsPerSecond
          root.scrollTop = row * rowHeight
          if (row < rows) requestAnimationFrame(step)
          else {
            const sorted = gaps.toSorted((one, other) => one - other)
            const at = (share: number): number => sorted[Math.floor(sorted.length * share)]!
            resolve({ frames: gaps.length, blank, frameMs: at(0.5), slowFrameMs: at(0.99), longestBlankMs })
          }
        }
        root.scrollTop = 0
        requestAnimationFrame(step)
      }),
    asked,
  )
