import { Type } from 'typebox'

/** An identity as webhooks name it (wire §9): `identityType`, and the ID in `memberId`, `anonymousVisitorId`, `wixUserId` or `appId`. */
export const Identity = Type.Record(Type.String(), Type.String())
