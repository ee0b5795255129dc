/** What the type files of the packages promise: the fields that an answer always has. */
import { readFileSync } from 'node:fs'
import type { Package } from './clients.ts'

const typings = new URL('./current/node_modules/@wix/auto_sdk_stores_products/build/es/index.typings.d.mts', import.meta.url)

/** The fields that the types of today's packages declare as always set in the answer of a function of products, and that this one lacks. Below what is
 *  absent, nothing is required. */
export function missingFields(name: string, answer: Package): string[] {
  const declared = new RegExp(`declare function ${name}\\(.*\\): Promise<NonNullablePaths<\\w+, (.*), \\d+>>;`).exec(
    readFileSync(typings, 'utf8'),
  )
  if (!declared) throw new Error(`the types declare no fields of ${name}`)
  const paths = declared[1]!.split(' | ').map((path) => path.replaceAll('`', '').split('.'))
  return [...new Set(paths.flatMap((path) => lacking(answer, path)))]
}

function lacking(value: Package, [key, ...rest]: string[], seen = ''): string[] {
  if (key === undefined) return value === undefined || value === null ? [seen] : []
  if (value === undefined || value === null) return []
  if (key === '${number}') return value.flatMap((entry: Package) => lacking(entry, rest, `${seen}[]`))
  return lacking(value[key], rest, seen === '' ? key : `${seen}.${key}`)
}
