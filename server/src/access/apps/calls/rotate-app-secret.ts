import type { apps } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { newAppSecret } from '../../oauth/public.ts'
import { checkReach } from '../../roles/public.ts'
import { findApp, keepChange } from '../app-change.ts'

const dayInSeconds = 86_400

export const rotateAppSecret: Handler<typeof apps.rotateAppSecret> = async (context, { id, overlapSeconds = dayInSeconds }) => {
  const app = await findApp(context, id, true)
  checkReach(context.identity, app.permissions)
  const { secret, ...kept } = newAppSecret(context.siteId)
  const ends = new Date(context.now.getTime() + overlapSeconds * 1000)
  const changes = { ...kept, previousSecretHash: app.secretHash, previousSecretExpiresDate: ends }
  return { app: await keepChange(context, 'rotated', { app, changes }), secret }
}
