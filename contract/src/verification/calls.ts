import { Type } from 'typebox'
import { StateAnswer, StateToken } from '../authentication/identity.ts'
import { memberProblems, stateProblems } from '../authentication/problems.ts'
import { call } from '../call.ts'
import { Guid, maybeNull, Shape, Text } from '../scalars.ts'

const duringSignIn = { method: 'POST', family: 'verification', allow: ['visitor', 'member'], writes: 'own' } as const

export const start = call({
  method: 'POST',
  path: '/v1/Start',
  also: [['POST', '/v1/start']],
  family: 'verification',
  summary: 'Send a code to a member’s e-mail address.',
  description:
    'Sends a member a code, without a sign-in that asked for one. Members send it to themselves. `verificationId` is the state token ' +
    'that the code belongs to.',
  source: 'site §7 "Authentication"; wire §7.2; threat A07',
  allow: ['member', 'owner', 'app'],
  permission: 'IAM.START',
  writes: 'own',
  request: Shape({ identityId: maybeNull(Guid), target: maybeNull(Type.Enum(['EMAIL'])) }),
  response: Shape({ verificationId: Type.String() }),
  problems: memberProblems,
})

export const verifyDuringAuthentication = call({
  ...duringSignIn,
  path: '/v1/auth/verify',
  summary: 'Go on with a sign-in by the code from the mail.',
  description: 'Takes the code from the mail: six characters, good for ten minutes and once, five tries for each state token.',
  source: 'site §7 "Authentication"; threat A07',
  permission: 'IAM.VERIFY',
  request: Shape({ code: Text(100, 1), stateToken: StateToken }),
  response: StateAnswer,
  problems: {
    VERIFICATION_FAILED: { status: 400, message: 'The code is incorrect or has expired.' },
    ...stateProblems,
  },
})

export const resendDuringAuthentication = call({
  ...duringSignIn,
  path: '/v1/auth/resend',
  summary: 'Send the code once more.',
  description: 'Sends another code; the one before is worth nothing from then on, and tries that were made stay made.',
  source: 'site §7 "Authentication"; threat A07',
  permission: 'IAM.RESEND_DURING_AUTHENTICATION',
  request: Shape({ stateToken: StateToken }),
  response: StateAnswer,
  problems: stateProblems,
})
