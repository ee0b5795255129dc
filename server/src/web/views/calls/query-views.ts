import type { views } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { selectViews } from '../store.ts'
import { presentView } from '../view.ts'

export const queryViews: Handler<typeof views.queryViews> = async (context, { list }) => ({
  views: (await selectViews(context, list)).map((view) => presentView(view, context.identity)),
})
