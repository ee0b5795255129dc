import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../http/app.ts'
import { refuse } from '../../../kernel/refuse.ts'

export const updateSpecialDataPermissions: Handler<typeof dataCollections.updateSpecialDataPermissions> = async () => refuse('NOT_FOUND')
