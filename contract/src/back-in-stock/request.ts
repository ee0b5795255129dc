import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CatalogReference } from '../catalog-reference.ts'
import { Amount } from '../decimals.ts'
import { Image } from '../image.ts'
import { ItemReference } from '../line-item.ts'
import { Email, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** The statuses on the wire. UNSPECIFIED is never used. */
const Status = Type.Enum(['UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'])

const fields = {
  id: readOnly(Guid, 'ID of the request. Absent for visitors, and for members unless the request is for their verified sign-in address.'),
  email: field(Email, 'Address to notify.'),
  contactId: readOnly(
    Guid,
    'Contact of the member whose request it is: who made it for their verified sign-in address. Absent for others.',
  ),
  status: readOnly(
    Status,
    'RECEIVED: waiting for the item. PROCESSING: the email is in the outbox. NOTIFICATION_SENT: the mail server accepted it, or the request ' +
      'was marked as sent. FAILED: it couldn’t be sent.',
  ),
  autoNotified: readOnly(Type.Boolean(), 'Whether Stoa sent the email. False: the request was marked as sent. Absent before.'),
  createdDate: readOnly(Instant, 'When the request was made.'),
  itemUrl: maybeNull(
    Type.String({ pattern: '^https?://[!-~]+$', maxLength: 2000, form: 'an http or https URL' }),
    'Page of the item that the email links to. That of the shop if absent. Callers that don’t act for the site can name pages of the site and ' +
      'of the domains of its OAuth clients only.',
  ),
}

/** A shopper's request to be notified when an item is in stock again. */
export const BackInStockRequest = Answered(
  Shape({
    ...fields,
    catalogReference: field(CatalogReference, 'The item: a variant, or any variant of a product if `options` is absent.'),
  }),
  ['email', 'status', 'catalogReference'],
)

export const NewBackInStockRequest = Shape({
  ...fields,
  catalogReference: field(
    ItemReference,
    'The item: a product with the `options` of one of its variants, or without for any of its variants.',
  ),
})

/** The item as an email shows it. */
export const BackInStockItemDetails = Shape({
  name: maybe(Text(200), 'Name of the item. That of the catalogue if absent or empty.'),
  price: maybe(Amount, 'Price of the item, in the shop’s currency. That of the catalogue if absent.'),
  image: maybe(Image, 'Picture of the item. Emails show pictures of the site only, and that of the catalogue if absent.'),
})
