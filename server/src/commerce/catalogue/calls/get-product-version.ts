import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { productFrom } from '../store.ts'
import { presentVersion } from '../versions/present.ts'
import { requireVersion } from '../versions/require-version.ts'
import { presentFor } from '../view.ts'

export const getProductVersion: Handler<typeof catalogue.getProductVersion> = async (context, { id, version }) => {
  const found = await requireVersion(context, id, version)
  return { version: presentVersion(found), product: presentFor(context, productFrom(found.state)) }
}
