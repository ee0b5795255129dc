import { expect, test } from 'vitest'
import { withStoa } from './next.ts'

test.each(['*.js', '*.mjs', '*.cjs'])('Turbopack rewrites %s of the platform’s packages, wherever they are installed', (files) => {
  const config = withStoa({} as Record<string, never>, { url: 'https://shop.example' }) as unknown as {
    turbopack: { rules: Record<string, { condition: { path: RegExp } }> }
  }
  const { path } = config.turbopack.rules[files]!.condition
  for (const folder of ['', 'apps/shop/', '/home/mia/shop/']) {
    expect(path.test(`${folder}node_modules/@wix/sdk/build/index.mjs`)).toBe(true)
    expect(path.test(`${folder}node_modules/other/index.mjs`)).toBe(false)
    expect(path.test(`${folder}src/node_modules_@wix/index.mjs`)).toBe(false)
  }
})
