import type { Client } from '@stoa/sdk'
import { paths } from '../paths.ts'
import type { Import } from './import-view.ts'

/** The actions of an import's page; anything else is ignored. */
const verbs = {
  check: 'checkImport',
  start: 'startImport',
  pause: 'pauseImport',
  resume: 'resumeImport',
  cancel: 'cancelImport',
  undo: 'undoImport',
} as const satisfies Record<string, keyof Client['dataImports']>

/** Performs the action of a button and returns where to continue. */
export async function changeImport({ dataImports }: Client, one: Pick<Import, 'id' | 'target'>, intent: string): Promise<string> {
  const { id } = one
  if (intent === 'delete') {
    await dataImports.deleteImport({ id })
    return paths.importsLike(one)
  }
  if (Object.hasOwn(verbs, intent)) await dataImports[verbs[intent as keyof typeof verbs]]({ id })
  return paths.import(one)
}
