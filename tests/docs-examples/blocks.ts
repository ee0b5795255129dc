import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const guideFolder = `${root}docs/guides/`

/** A code block of a guide: "```ts path/of/file.ts" has a name, "```sh" has none. */
export interface Block {
  guide: string
  language: string
  name: string | undefined
  code: string
}

export const guideNames = (): string[] => readdirSync(guideFolder).map((file) => file.replace('.md', ''))

export const guideSource = (guide: string): string => readFileSync(`${guideFolder}${guide}.md`, 'utf8')

export const blocksOf = (guide: string): Block[] =>
  Array.from(guideSource(guide).matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm), ([, language, name, code]) => ({
    guide,
    language: language!,
    name,
    code: code!,
  }))

/** The only matching block of a guide. */
export function blockOf(guide: string, fits: (block: Block) => boolean): Block {
  const block = blocksOf(guide).find(fits)
  if (!block) throw new Error(`docs/guides/${guide}.md has no such block`)
  return block
}
