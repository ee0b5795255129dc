import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withNewName } from '../change/rename-option.ts'
import { lockProduct, saveProducts } from '../change/save.ts'
import { presentFor } from '../view.ts'

export const renameProductOption: Handler<typeof catalogue.renameProductOption> = async (context, { id, option, choice, name }) => {
  const before = await lockProduct(context, id)
  const [saved] = await saveProducts(context, [{ before, after: withNewName(before, { option, choice, name }) }])
  return { product: presentFor(context, saved!) }
}
