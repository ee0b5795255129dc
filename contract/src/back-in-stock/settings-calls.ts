import { call } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'
import { BackInStockSettings } from './settings.ts'

const shared = { family: 'backInStock', source: 'decision 0148', allow: ['owner', 'app'] } as const
const writer = { ...shared, permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS', writes: true } as const
const path = '/v1/back-in-stock-notification-requests/settings'
const problems = {
  NOT_SUPPORTED_APP_DEF_ID: { status: 400, message: 'The app isn’t the built-in catalogue.' },
} as const
const catalogue = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
const request = Shape({ appId: field(Guid, 'ID of the app: one of the built-in catalogue’s two.') })
const response = Shape({ settings: field(BackInStockSettings, 'The settings as they are now.') })

export const getBackInStockSettings = call({
  ...shared,
  method: 'PUT',
  path,
  summary: 'Get the settings of back-in-stock requests.',
  permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS',
  writes: false,
  request: Shape({}),
  response,
  problems: {},
  example: {},
})

export const startCollectingRequests = call({
  ...writer,
  method: 'POST',
  path: `${path}/start-collecting`,
  summary: 'Start collecting back-in-stock requests.',
  request,
  response,
  problems,
  example: catalogue,
})

export const stopCollectingRequests = call({
  ...writer,
  method: 'POST',
  path: `${path}/stop-collecting`,
  summary: 'Stop collecting back-in-stock requests.',
  description: 'Waiting requests stay, and are still notified.',
  request,
  response,
  problems,
  example: catalogue,
})
