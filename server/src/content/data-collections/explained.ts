import type { Static } from 'typebox'
import { contract } from '@stoa/contract'
import type { AccessReason, DataAccess } from '@stoa/contract/data-collections/data-access'
import type { DataRole } from '@stoa/contract/data-collections/data-collection'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { denialReason } from '../../kernel/require-permission.ts'
import { hiddenFields, isKnownTo, reachOf, type Reach } from './access.ts'
import type { DataAction, DataCollection } from './collection.ts'
import { draftsOf } from './plugins.ts'

type Access = Static<typeof DataAccess>
type ActionAccess = Access['actions'][number]

/** Each action with a call that represents all calls of its kind. */
const actions = {
  read: { word: 'READ', call: contract.dataItems.queryDataItems },
  insert: { word: 'INSERT', call: contract.dataItems.insertDataItem },
  update: { word: 'UPDATE', call: contract.dataItems.updateDataItem },
  remove: { word: 'REMOVE', call: contract.dataItems.removeDataItem },
} as const satisfies Record<DataAction, object>

const reaches: Readonly<Record<Reach, ActionAccess['reach']>> = { all: 'ALL', own: 'OWN', none: 'NONE' }

/** What a caller can do in a collection, and why; or that it can't sign in. */
export const explainedAccess = (identity: CallerIdentity | undefined, collection: DataCollection): Access => ({
  actions: (Object.keys(actions) as DataAction[]).map((action) => explainedAction(identity, collection, action)),
  hiddenFields: identity ? [...hiddenFields(identity, collection)] : [],
})

function explainedAction(identity: CallerIdentity | undefined, collection: DataCollection, action: DataAction): ActionAccess {
  const { word, call } = actions[action]
  const needs = collection.permissions[action]
  const asked = { action: word, needs, permission: call.permission }
  if (!identity) return { ...asked, reach: 'NONE', reason: 'CANNOT_COME_IN', refusedWith: 'UNAUTHENTICATED' }
  if (denialReason(call, identity)) return { ...asked, reach: 'NONE', reason: 'PERMISSION_MISSING', refusedWith: 'PERMISSION_DENIED' }
  const reach = reachOf(identity, collection, action)
  if (action !== 'read' && reach !== 'none' && draftsOf(collection) !== undefined)
    return { ...asked, reach: 'NONE', reason: 'WRITTEN_AS_DRAFTS', refusedWith: 'WRITTEN_AS_DRAFTS' }
  const refusedWith = isKnownTo(identity, collection) ? 'WDE0027' : 'WDE0025'
  const reason = actsForSite(identity) ? 'ACTS_FOR_SITE' : reasonOf(needs, reach)
  return { ...asked, reach: reaches[reach], reason, ...(reach === 'none' ? { refusedWith } : {}) }
}

function reasonOf(needs: DataRole, reach: Reach): AccessReason {
  if (reach === 'none') return needs === 'ADMIN' ? 'FOR_THE_SITE' : 'FOR_MEMBERS'
  if (needs === 'ANYONE') return 'OPEN_TO_ANYONE'
  return reach === 'own' ? 'OPEN_TO_AUTHORS' : 'OPEN_TO_MEMBERS'
}
