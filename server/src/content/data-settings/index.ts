import type { dataSettings as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getDataSettings } from './calls/get-data-settings.ts'
import { updateDataSettings } from './calls/update-data-settings.ts'

export const dataSettings: Handlers<typeof contract> = { getDataSettings, updateDataSettings }
