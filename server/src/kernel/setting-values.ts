import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { TSchema } from 'typebox'

/** An environment variable of a setting. */
export interface Variable {
  name: string
  /** Ends the sentence "NAME must be …". */
  requirement: string
  schema: TSchema
  parse?: (text: string) => unknown
  fallback?: unknown
}

export function numberOf(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}

export function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const family = isIP(address)
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)
}

export function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

export function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
