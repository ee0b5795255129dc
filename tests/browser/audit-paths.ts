import type { Page } from 'playwright-core'
import { auditEveryLook, wideAndDark } from './audit.ts'

/** Takes a page that was audited in every look back to the first of them. */
export async function resetLook(page: Page): Promise<void> {
  await page.setViewportSize(wideAndDark.viewport)
  await page.emulateMedia({ colorScheme: wideAndDark.colorScheme, forcedColors: 'none' })
}

/** Audits pages one after the other in the same tab, each in every look. */
export async function auditPaths(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await resetLook(page)
    await page.goto(path)
    found.push(...(await auditEveryLook(page)).map((finding) => `${path}: ${finding}`))
  }
  return found
}
