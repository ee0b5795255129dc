import { vi } from 'vitest'
import type { Client } from '@stoa/sdk'
import { sendFile } from './imports.ts'
import { runQueued } from './queue.ts'
import type { TestSite } from './site.ts'

type Plan = Omit<Parameters<Client['dataImports']['planImport']>[0], 'id'>
type Import = Awaited<ReturnType<Client['dataImports']['getImport']>>['import']

/** Sends a file with products, and plans its import. */
export async function sentProducts(owner: Client, lines: readonly string[] | string, plan: Plan = {}): Promise<Import> {
  const text = typeof lines === 'string' ? lines : [...lines, ''].join('\n')
  const { id } = await sendFile(owner, { target: 'PRODUCTS', fileName: 'products.csv', format: 'CSV', bytes: Buffer.from(text) })
  return (await owner.dataImports.planImport({ id, ...plan })).import
}

/** Lets an import work until it is done, also by other tests’ workers. */
export const settled = (site: TestSite, owner: Client, id: string): Promise<Import> =>
  vi.waitFor(
    async () => {
      await runQueued(site)
      const { import: one } = await owner.dataImports.getImport({ id })
      if (['CHECKING', 'RUNNING', 'UNDOING'].includes(one.status)) throw new Error(`it is still ${one.status}`)
      return one
    },
    { timeout: 60_000, interval: 20 },
  )

/** Imports products. Returns the import, and its errors as `row column code`. */
export async function importProducts(
  site: TestSite,
  owner: Client,
  { lines, plan = {} }: { lines: readonly string[] | string; plan?: Plan },
): Promise<{ one: Import; errors: string[] }> {
  const { id } = await sentProducts(owner, lines, plan)
  await owner.dataImports.startImport({ id })
  const one = await settled(site, owner, id)
  return { one, errors: await errorsOf(owner, id) }
}

export async function errorsOf(owner: Client, id: string): Promise<string[]> {
  const { errors } = await owner.dataImports.listImportErrors({ id, limit: 100 })
  return errors.map(({ row, column, code }) => [row, column, code].filter((part) => part !== undefined).join(' '))
}
