import { expect, test } from 'vitest'
import { ownerOf } from '../support/owner-of.ts'
import { modes } from './clients.ts'
import { describeWorlds } from './walk.ts'

describeWorlds(
  'products V3',
  ({ value, error, sent }, { generation, mode }) => {
    test('dump', () => {
      const names = (globalThis as any).names
      expect([generation, mode, value, error, sent, names].length).toBe(6)
    })
  },
  modes,
  async (stoa) => {
    const permissions = ['WIX_STORES.MODIFY_PRODUCTS']
    const { app, secret } = await ownerOf(stoa).apps.createApp({ name: 'Products', permissions })
    return { app: { appId: app.id, appSecret: secret } }
  },
)
