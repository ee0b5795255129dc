import type { Locator, Page } from 'playwright-core'

const furthest = 120

/** A person at a keyboard: counts what they press, and fails if the focus is lost. */
export class CountedKeys {
  pressed = 0
  /** Of these, letters and digits of texts that are entered. */
  typed = 0
  /** Pages that were opened, also by saving. */
  opened = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && this.opened++))
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key)
      this.pressed++
    }
    await this.hasFocus()
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
    this.pressed += text.length
    this.typed += text.length
  }

  /** Presses Tab, or Shift and Tab, until an element has the focus. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let tabs = 0; tabs < furthest; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press(key)
      this.pressed++
    }
    throw new Error(`${key} did not reach ${target}`)
  }

  /** Waits until the page itself has moved the focus to an element. */
  isAt = (target: Locator): Promise<void> => target.and(this.#page.locator(':focus')).waitFor({ state: 'attached' })

  async activate(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target)
    await this.press(key)
  }

  /** Opens a link to another document, which begins without a focus. */
  async leave(link: Locator): Promise<void> {
    await this.to(link, 'Shift+Tab')
    await this.#page.keyboard.press('Enter')
    this.pressed++
  }

  /** Fails if the focus is nowhere, where the next key would do nothing. */
  hasFocus = (): Promise<void> => this.#page.locator(':focus').waitFor({ state: 'attached' })
}
