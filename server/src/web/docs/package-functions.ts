import { readFileSync } from 'node:fs'
import type { PackageFunction } from './browser/code-of-request.ts'

let functions: Readonly<Record<string, PackageFunction>> | undefined

/** The function of the public packages that makes a call. A test derives the list from the packages. */
export function packageFunctionOf(callId: string): PackageFunction | undefined {
  functions ??= JSON.parse(
    readFileSync(new URL('../../../../docs/recorded/package-functions.json', import.meta.url), 'utf8'),
  ) as typeof functions
  return functions![callId]
}
