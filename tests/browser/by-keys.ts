import type { Locator } from 'playwright-core'

const furthest = 80

/** Presses Tab until the element has the focus: what Tab cannot reach cannot be used without a mouse. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  for (let pressed = 0; pressed < furthest; pressed++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab did not reach ${target}`)
}

export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
