import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { allowedIn } from '../allowed.ts'
import { findDataCollection } from '../find-collection.ts'

export const getMyDataPermissions: Handler<typeof dataCollections.getMyDataPermissions> = async (context, request) =>
  allowedIn(context.identity, await findDataCollection(context, request, 'read', 'insert', 'update', 'remove'))
