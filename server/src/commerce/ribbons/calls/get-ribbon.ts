import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const getRibbon: Handler<typeof ribbons.getRibbon> = async (context, { ribbonId, fields }) => ({
  ribbon: await presentPart(context, ribbonArea, await findPart(context, ribbonArea, ribbonId), fields),
})
