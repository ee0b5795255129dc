import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { DataSettings, DataSettingsUpdate } from './settings.ts'

const team = { family: 'stoa', allow: ['owner', 'app'], source: 'DESIGN §5; commerce §3; decision 0038' } as const

export const getDataSettings = call({
  ...team,
  method: 'GET',
  path: '/v1/data/settings',
  summary: 'Get the data settings of the site.',
  description: 'Returns the settings with the `revision` that an update must send. By default, a site has no sandbox.',
  permission: 'WIX_DATA.READ_SETTINGS',
  writes: false,
  request: Shape({}),
  response: Shape({ settings: field(DataSettings, 'Settings of the site’s data.') }),
  problems: {},
  example: {},
})

export const updateDataSettings = call({
  ...team,
  method: 'PATCH',
  path: '/v1/data/settings',
  summary: 'Turn the sandbox for the site’s data on or off.',
  description:
    'While the sandbox is off, its items are kept but unavailable. Fails with DATA_SETTINGS_CHANGED, without saving, if someone else ' +
    'has changed the settings.',
  permission: 'WIX_DATA.MODIFY_SETTINGS',
  writes: true,
  request: Shape({ settings: field(DataSettingsUpdate, 'Settings to change, and the revision they are based on.') }),
  response: Shape({ settings: field(DataSettings, 'All settings after the change.') }),
  problems: {
    DATA_SETTINGS_CHANGED: {
      status: 409,
      message: 'Someone else has changed these settings. Read them again and retry.',
      data: Shape({ revision: field(Type.String(), 'The current revision of the settings.') }),
    },
  },
  example: { settings: { revision: '1', sandboxEnabled: true } },
})
