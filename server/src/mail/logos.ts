import type { Context, EmailPicture } from '../kernel/context.ts'
import type { MailShop } from './layout.ts'

type LogoContext = Pick<Context, 'db' | 'siteId' | 'services'>

/** The largest size of a logo, in pixels of the page. */
const size = { widthMax: 240, heightMax: 64 }

/** The logos of shops. A shop whose logo not everyone may see is named. */
export async function findLogos(
  { db, siteId, services }: LogoContext,
  shops: readonly MailShop[],
): Promise<(shop: MailShop) => EmailPicture | undefined> {
  const ids = [...new Set(shops.flatMap(({ logoMediaId }) => logoMediaId || []))]
  const logos = ids.length === 0 ? undefined : await services.hooks.emailPictures({ db, siteId, services }, ids, size)
  return ({ logoMediaId }) => (logoMediaId ? logos?.get(logoMediaId) : undefined)
}
