import type { apps } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findApp } from '../app-change.ts'
import { presentApp } from '../present.ts'

export const getApp: Handler<typeof apps.getApp> = async (context, { id }) => ({ app: presentApp(context, await findApp(context, id)) })
