import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { kinds, type CallerGroup } from './callers.ts'

const membersMax = 100

/** The callers whose access can be checked, as far as the current user may see them: the most recent members, the team, active API keys and apps. */
export async function callerChoices(client: Client): Promise<CallerGroup[]> {
  const [{ members }, { staffUsers }, { apiKeys }, { apps }] = await Promise.all([
    ifPermitted(client.members.queryMembers({ query: { paging: { limit: membersMax } }, fieldsets: ['FULL'] }), { members: [] }),
    ifPermitted(client.staff.queryStaffUsers({}), { staffUsers: [] }),
    ifPermitted(client.apiKeys.queryApiKeys({}), { apiKeys: [] }),
    ifPermitted(client.apps.queryApps({}), { apps: [] }),
  ])
  const groups: CallerGroup[] = [
    { kind: 'MEMBER', people: members.map(({ id, profile, loginEmail }) => ({ id, name: profile?.nickname || loginEmail || id })) },
    { kind: 'STAFF', people: staffUsers.map(({ id, name, email }) => ({ id, name: name || email })) },
    { kind: 'API_KEY', people: apiKeys.map(({ id, name }) => ({ id, name })) },
    { kind: 'APP', people: apps.map(({ id, name }) => ({ id, name })) },
  ]
  return groups.filter(({ people }) => people.length > 0)
}

interface AccessRequest {
  dataCollectionId: string
  callers: readonly CallerGroup[]
  /** `VISITOR`, or a kind with an id: `MEMBER:…`. */
  as: string
}

/** What the server permits a caller to do; undefined if the caller does not exist. */
export async function explainAccess(client: Client, { dataCollectionId, callers, as }: AccessRequest) {
  const [kind = '', id] = as.split(':')
  const callerKind = kinds.find((each) => each === kind) ?? 'VISITOR'
  const name = callers.find((group) => group.kind === callerKind)?.people.find((person) => person.id === id)?.name
  try {
    const caller = { callerKind, ...(id && callerKind !== 'VISITOR' ? { callerId: id } : {}) }
    const { access } = await client.dataCollections.explainDataAccess({ dataCollectionId, ...caller })
    return { as, name, access }
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400 || error.status === 403)) return { as, name, access: undefined }
    throw error
  }
}

export type AccessExplanation = Awaited<ReturnType<typeof explainAccess>>
