import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
import { mediaUrlForms } from './media-urls.ts'

export const ClientName = Text(80, 1)
export const Revision = Whole(1, Number.MAX_SAFE_INTEGER)

/** A redirect URI, compared exactly: `https`, `http` on a development machine, or a mobile app's custom scheme that contains a dot. It must be in the form
 *  that browsers serialize, without fragment, user, backslash, `//` in its path, or wildcard. */
const RedirectUri = Text(2048, 1)

/** At most 50. Duplicates are ignored. */
export const RedirectUris = Type.Array(RedirectUri, { maxItems: 50 })

/** Domains that members and buyers can be returned to, with any path, after anything but an authorization: `www.shop.example` for https, `localhost:3000` for
 *  http on a development machine, or an origin. Subdomains are separate domains, and so is another port. The origins of the redirect URIs are always allowed. */
export const AllowedRedirectDomains = Type.Array(Text(300, 1), { maxItems: 50 })

/** Origins besides those of the redirect URIs that can embed the hosted page in a frame and receive its result, for example `https://shop.example`. */
export const AllowedOrigins = Type.Array(Text(300, 1), { maxItems: 50 })

/** The form of picture URLs in responses to the client’s tokens. The request header `x-stoa-media-urls` takes precedence. */
export const MediaUrls = Type.Enum([...mediaUrlForms])

/** Maximum number per site. */
export const clientsMax = 200

/** A public client, such as a page in a browser, whose code anyone can read. It has no secret and is identified by PKCE and its redirect URI. */
export const OAuthClient = Shape({
  id: Guid,
  /** Incremented by every change to the client. Using the client isn't a change. */
  revision: Revision,
  name: Type.String(),
  redirectUris: Type.Array(Type.String()),
  allowedRedirectDomains: Type.Array(Type.String()),
  allowedOrigins: Type.Array(Type.String()),
  /** True if each use of a member's refresh token replaces it. The public packages keep their first one, so it is false for their client. */
  rotatesRefreshTokens: Type.Boolean(),
  mediaUrls: MediaUrls,
  /** True for the client of the shop's own pages, which can't be deleted. */
  usedByShop: Type.Boolean(),
  createdDate: Instant,
  updatedDate: Instant,
  /** When the client last got tokens. Updated at most once a minute. */
  lastUsedDate: maybe(Instant),
})
