import type { apps as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { createApp } from './calls/create-app.ts'
import { deleteApp } from './calls/delete-app.ts'
import { getApp } from './calls/get-app.ts'
import { queryApps } from './calls/query-apps.ts'
import { rotateAppSecret } from './calls/rotate-app-secret.ts'
import { updateApp } from './calls/update-app.ts'

export const apps: Handlers<typeof contract> = { queryApps, getApp, createApp, updateApp, rotateAppSecret, deleteApp }
