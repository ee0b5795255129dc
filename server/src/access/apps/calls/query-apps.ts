import type { apps } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { selectClients } from '../../oauth/public.ts'
import { presentApp } from '../present.ts'

export const queryApps: Handler<typeof apps.queryApps> = async (context) => ({
  apps: (await selectClients(context, 'app')).map((app) => presentApp(context, app)),
})
