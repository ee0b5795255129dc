import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'

export const removeSpecialDataPermissions: Handler<typeof dataCollections.removeSpecialDataPermissions> = async () => refuse('NOT_FOUND')
