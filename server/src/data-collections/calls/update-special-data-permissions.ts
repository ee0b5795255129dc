import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'

export const updateSpecialDataPermissions: Handler<typeof dataCollections.updateSpecialDataPermissions> = async () => refuse('NOT_FOUND')
