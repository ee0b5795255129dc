import { exportJWK, generateKeyPair } from 'jose'
import { webhookKeyEvents } from '@stoa/contract/webhooks/events'
import type { WebhookKeyStatus } from '@stoa/contract/webhooks/states'
import { newSecretId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { presentKey } from './present.ts'
import type { WebhookKeyRow } from './rows.ts'
import { deleteKey, insertKey, saveKey, selectKeys } from './store.ts'

const modulusLength = 2048

/** A random key, which isn't stored yet. */
async function newKey(context: Context, { appId, status }: Pick<WebhookKeyRow, 'appId' | 'status'>): Promise<WebhookKeyRow> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength, extractable: true })
  const { now } = context
  const activatedDate = status === 'CURRENT' ? now : null
  return { id: newSecretId(), appId, status, revision: 1, privateJwk: await exportJWK(privateKey), createdDate: now, activatedDate }
}

/** Creates a key. The caller has locked the app. */
export async function makeKey(context: Context, appId: string, status: WebhookKeyStatus): Promise<WebhookKeyRow> {
  const key = await newKey(context, { appId, status })
  await insertKey(context, key)
  recordEvent(context, webhookKeyEvents.created, { id: key.id, revision: key.revision, entity: presentKey(key) })
  return key
}

/** An app that has a webhook has a key. */
export async function ensureKey(context: Context, appId: string): Promise<void> {
  if ((await selectKeys(context, appId)).length === 0) await makeKey(context, appId, 'CURRENT')
}

export async function changeKey(context: Context, key: WebhookKeyRow, status: WebhookKeyStatus): Promise<WebhookKeyRow> {
  const activatedDate = status === 'CURRENT' ? context.now : key.activatedDate
  const changed = { ...key, status, activatedDate, revision: key.revision + 1 }
  await saveKey(context, changed)
  recordEvent(context, webhookKeyEvents.updated, {
    id: key.id,
    revision: changed.revision,
    entity: presentKey(changed),
    changedFields: ['status'],
  })
  return changed
}

export async function retireKey(context: Context, key: WebhookKeyRow): Promise<void> {
  await deleteKey(context, key.id)
  recordEvent(context, webhookKeyEvents.deleted, { id: key.id, revision: key.revision + 1, entity: presentKey(key) })
}
