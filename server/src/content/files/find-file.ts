import type { CallerScope } from '../../kernel/context.ts'
import { notFound } from './change.ts'
import { fileIdOf } from './file-id.ts'
import { findFile, lockFile } from './store.ts'
import type { File } from './tables.ts'

// Callers name files by ID, or by the text that the packages make of it. Each function refuses RESOURCE_NOT_FOUND.

/** The file that a caller names, which may be in the trash. */
export const requireFile = async (scope: CallerScope, fileId: string): Promise<File> =>
  (await findFile(scope, fileIdOf(fileId))) ?? notFound(fileId)

/** The file that a caller names, unless it is in the trash. */
export const requireExistingFile = async (scope: CallerScope, fileId: string): Promise<File> =>
  existing(await findFile(scope, fileIdOf(fileId)), fileId)

/** The same, locked until the transaction ends. */
export const lockExistingFile = async (scope: CallerScope, fileId: string): Promise<File> =>
  existing(await lockFile(scope, fileIdOf(fileId)), fileId)

const existing = (file: File | undefined, fileId: string): File => (file?.state === 'OK' ? file : notFound(fileId))
