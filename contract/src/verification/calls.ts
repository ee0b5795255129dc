import { Type } from 'typebox'
import { StateAnswer, StateToken } from '../authentication/identity.ts'
import { memberProblems, stateProblems } from '../authentication/problems.ts'
import { call } from '../call.ts'
import { field, Guid, maybeNull, Shape, Text } from '../scalars.ts'

const duringSignIn = { method: 'POST', family: 'verification', allow: ['visitor', 'member'], writes: 'own' } as const

export const start = call({
  method: 'POST',
  path: '/v1/Start',
  also: [['POST', '/v1/start']],
  family: 'verification',
  summary: 'Email a member a verification code.',
  description: 'Sends a code outside of a sign-in. Members can send it to themselves. `verificationId` is the code’s state token.',
  source: 'site §7 "Authentication"; wire §7.2; threat A07',
  allow: ['member', 'owner', 'app'],
  permission: 'IAM.START',
  writes: 'own',
  request: Shape({
    identityId: maybeNull(Guid, 'ID of the member. Your own if absent or null.'),
    target: maybeNull(Type.Enum(['EMAIL']), 'Where the code is sent; always by email.'),
  }),
  response: Shape({ verificationId: field(Type.String(), 'State token of the code, for `verifyDuringAuthentication`.') }),
  problems: memberProblems,
})

export const verifyDuringAuthentication = call({
  ...duringSignIn,
  path: '/v1/auth/verify',
  summary: 'Continue a sign-in with the code from an email.',
  description: 'The code has six characters and works once, within ten minutes, with five attempts per state token.',
  source: 'site §7 "Authentication"; threat A07',
  permission: 'IAM.VERIFY',
  secretAnswer: true,
  request: Shape({
    code: field(Text(100, 1), 'The six characters from the email.'),
    stateToken: field(StateToken, 'Token of the pending sign-in.'),
  }),
  response: StateAnswer,
  problems: {
    VERIFICATION_FAILED: { status: 400, message: 'The code is incorrect or has expired.' },
    ...stateProblems,
  },
})

export const resendDuringAuthentication = call({
  ...duringSignIn,
  path: '/v1/auth/resend',
  summary: 'Send a new verification code.',
  description: 'The previous code stops working. Failed attempts still count.',
  source: 'site §7 "Authentication"; threat A07',
  permission: 'IAM.RESEND_DURING_AUTHENTICATION',
  secretAnswer: true,
  request: Shape({ stateToken: field(StateToken, 'Token of the pending sign-in.') }),
  response: StateAnswer,
  problems: stateProblems,
})
