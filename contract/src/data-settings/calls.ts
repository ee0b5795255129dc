import { Type } from 'typebox'
import { call } from '../call.ts'
import { Shape } from '../scalars.ts'
import { DataSettings, DataSettingsUpdate } from './settings.ts'

const desk = { family: 'stoa', allow: ['owner', 'app'], source: 'DESIGN §5; commerce §3; decision 0038' } as const

export const getDataSettings = call({
  ...desk,
  method: 'GET',
  path: '/v1/data/settings',
  summary: 'Read whether the site has a sandbox for its data.',
  description:
    "What is decided about the site's data, with the `revision` that a change must name. A site that never chose has no sandbox.",
  permission: 'WIX_DATA.READ_SETTINGS',
  writes: false,
  request: Shape({}),
  response: Shape({ settings: DataSettings }),
  problems: {},
  example: {},
})

export const updateDataSettings = call({
  ...desk,
  method: 'PATCH',
  path: '/v1/data/settings',
  summary: 'Switch the sandbox of the site’s data on or off.',
  description:
    'Switches the sandbox on or off. Off, its items are not reachable, and wait: they are there again when it is switched on. Where ' +
    'somebody else was faster nothing is written, and DATA_SETTINGS_CHANGED is answered.',
  permission: 'WIX_DATA.MODIFY_SETTINGS',
  writes: true,
  request: Shape({ settings: DataSettingsUpdate }),
  response: Shape({ settings: DataSettings }),
  problems: {
    DATA_SETTINGS_CHANGED: {
      status: 409,
      message: 'Someone else has changed these settings. Read them again and retry.',
      data: Shape({ revision: Type.String() }),
    },
  },
  example: { settings: { revision: '1', sandboxEnabled: true } },
})
