import { existsSync, readFileSync } from 'node:fs'
import type { NamedCall } from '@stoa/contract/routes'

const contractSources = new URL('../../../../contract/src/', import.meta.url)
const kept = new Map<string, ReadonlyMap<string, string>>()

/** What the contract says above a call, in full sentences. The summary is one line; this is the rest. */
export function docstringOf({ area, name }: Pick<NamedCall, 'area' | 'name'>): string | undefined {
  if (!kept.has(area)) kept.set(area, docstringsIn(area))
  return kept.get(area)!.get(name)
}

function docstringsIn(area: string): ReadonlyMap<string, string> {
  const file = new URL(`${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/calls.ts`, contractSources)
  if (!existsSync(file)) return new Map()
  const told = readFileSync(file, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = call\(/g)
  return new Map(
    Array.from(told, ([, text, name]) => [
      name!,
      text!
        .replaceAll(/\n ?\*/g, '\n')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]),
  )
}
