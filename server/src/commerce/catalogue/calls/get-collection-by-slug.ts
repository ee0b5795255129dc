import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findCollectionBySlug } from '../../collections/public.ts'

export const getCollectionBySlug: Handler<typeof catalogue.getCollectionBySlug> = async (context, { slug }) => ({
  collection: await findCollectionBySlug(context, slug),
})
