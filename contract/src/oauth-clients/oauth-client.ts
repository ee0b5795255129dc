import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

export const ClientName = Text(80, 1)
export const Revision = Whole(1, Number.MAX_SAFE_INTEGER)

/** A return address, compared to the letter: `https`, `http` on the machine one develops on, or a phone app's own scheme with a dot in it. It is written as
 *  browsers write it, without fragment, user, backslash, `//` in its path, or wildcard. */
const RedirectUri = Text(2048, 1)

/** Up to fifty; the same one twice counts once. */
export const RedirectUris = Type.Array(RedirectUri, { maxItems: 50 })

/** Pages that may frame the hosted one and are told its answer, besides those of the return addresses: `https://shop.example`. */
export const AllowedOrigins = Type.Array(Text(300, 1), { maxItems: 50 })

/** How many of a kind a site can have. */
export const clientsMax = 200

/** A program that runs where anybody can read it, such as a page: it has no secret, and shows by PKCE and its return address that it is the one who asked. */
export const OAuthClient = Shape({
  id: Guid,
  /** Counts what happened to the client; its last use is no change. */
  revision: Revision,
  name: Type.String(),
  redirectUris: Type.Array(Type.String()),
  allowedOrigins: Type.Array(Type.String()),
  /** True: each use of a member's refresh token replaces it. The public packages keep their first one, so their client says false. */
  rotatesRefreshTokens: Type.Boolean(),
  /** True: the shop's own pages ask for their tokens through it, so it stays. */
  usedByShop: Type.Boolean(),
  createdDate: Instant,
  updatedDate: Instant,
  /** When it last got tokens; written at most once a minute. */
  lastUsedDate: maybe(Instant),
})
