import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'

export const removeSpecialDataPermissions: Handler<typeof dataCollections.removeSpecialDataPermissions> = async () => refuse('NOT_FOUND')
