import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteParts, only } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const deleteRibbon: Handler<typeof ribbons.deleteRibbon> = async (context, { ribbonId }) => {
  only(await deleteParts(context, ribbonArea, [ribbonId]))
  return {}
}
