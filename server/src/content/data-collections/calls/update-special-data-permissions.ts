import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'

export const updateSpecialDataPermissions: Handler<typeof dataCollections.updateSpecialDataPermissions> = async () => refuse('NOT_FOUND')
