import type { Client } from '@stoa/sdk'
import { intoOf, type Import } from './import-view.ts'

const errorsMax = 50

/** The first rows of an import that failed. */
export async function errorsOf({ dataImports }: Client, id: string) {
  const { errors, hasNext } = await dataImports.listImportErrors({ id, limit: errorsMax })
  return { errors, hasMore: hasNext }
}

/** The saved mappings for an import. */
export async function presetsFor({ dataImports }: Client, one: Import) {
  const { presets } = await dataImports.queryImportPresets(intoOf(one))
  return presets.map(({ id, name }) => ({ id, name }))
}
