import type { Context, EmailPicture } from '../kernel/context.ts'
import type { MailShop } from './layout.ts'

type LogoContext = Pick<Context, 'db' | 'siteId'> & Pick<Context, 'services'>

/** The largest size of a logo, in pixels of the page. */
const size = { widthMax: 240, heightMax: 64 }

/** The logos of shops that everyone may see, by ID. A shop whose logo isn't among them is named. */
export async function findLogos(
  { db, siteId, services }: LogoContext,
  shops: readonly MailShop[],
): Promise<ReadonlyMap<string, EmailPicture>> {
  const ids = [...new Set(shops.flatMap(({ logoMediaId }) => logoMediaId || []))]
  return ids.length === 0 ? new Map() : services.hooks.emailPictures({ db, siteId, services }, ids, size)
}
