import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
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
  id: field(Guid, 'ID of the client, which its pages send as `clientId`.'),
  revision: field(Revision, 'Number of the last change to the client. Using it isn’t a change.'),
  name: field(Type.String(), 'Name of the client, as members see it when it asks to act for them.'),
  redirectUris: field(Type.Array(Type.String()), 'Addresses that a sign-in code may be sent to, compared exactly.'),
  allowedRedirectDomains: field(
    Type.Array(Type.String()),
    'Domains that shoppers may return to after anything else, such as `www.shop.example`.',
  ),
  allowedOrigins: field(Type.Array(Type.String()), 'Origins that may embed the hosted sign-in page in a frame.'),
  rotatesRefreshTokens: field(Type.Boolean(), 'True if each use of a member’s refresh token replaces it. The public packages need false.'),
  mediaUrls: field(MediaUrls, 'Form of the addresses of pictures in responses to the client’s tokens.'),
  usedByShop: field(Type.Boolean(), 'True for the client of the shop’s own pages, which can’t be deleted.'),
  createdDate: field(Instant, 'When the client was created.'),
  updatedDate: field(Instant, 'When the client was last changed.'),
  lastUsedDate: maybe(Instant, 'When the client last got tokens, to the minute. Absent if never.'),
})
