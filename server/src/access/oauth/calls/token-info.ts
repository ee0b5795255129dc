import type { oauth } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { hasEndedSession } from '../../../kernel/identity.ts'
import { identityOfToken } from '../../identify/public.ts'
import { timesOf } from '../tokens.ts'

type SubjectType = 'VISITOR' | 'MEMBER' | 'APP'
const subjectTypes: Readonly<Record<string, SubjectType>> = { visitor: 'VISITOR', member: 'MEMBER', app: 'APP' }

export const tokenInfo: Handler<typeof oauth.tokenInfo> = async ({ services }, { token }) => {
  const identity = await identityOfToken(services, token)
  const subjectType = subjectTypes[identity.kind]
  if (identity.kind === 'anonymous' || !subjectType || hasEndedSession(identity)) return { active: false, subjectType: 'UNKNOWN' }
  const clientId = 'clientId' in identity ? identity.clientId : undefined
  return {
    active: true,
    subjectType,
    subjectId: identity.id,
    ...timesOf(token),
    ...(clientId === undefined ? {} : { clientId }),
    siteId: identity.siteId,
    ...(subjectType === 'APP' ? { instanceId: identity.siteId } : {}),
  }
}
