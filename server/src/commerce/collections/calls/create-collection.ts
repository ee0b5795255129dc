import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createNamed } from '../create.ts'
import { presentCollection } from '../present.ts'

export const createCollection: Handler<typeof collections.createCollection> = async (
  context,
  { collection: { name, description, slug, visible } },
) => ({
  collection: presentCollection(await createNamed(context, { name, description, slug, visible }), context.services.settings.baseUrl),
})
