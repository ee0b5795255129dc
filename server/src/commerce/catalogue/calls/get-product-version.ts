import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { productFrom } from '../store.ts'
import { presentVersion } from '../versions/present.ts'
import { findVersion } from '../versions/store.ts'
import { presentFor } from '../view.ts'

export const getProductVersion: Handler<typeof catalogue.getProductVersion> = async (context, { id, version }) => {
  const found = (await findVersion(context, id, version)) ?? refuse('VERSION_NOT_FOUND')
  return { version: presentVersion(found), product: presentFor(context, productFrom(found.state)) }
}
