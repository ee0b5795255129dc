import type { views as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { createView } from './calls/create-view.ts'
import { deleteView } from './calls/delete-view.ts'
import { queryViews } from './calls/query-views.ts'
import { updateView } from './calls/update-view.ts'

export const views: Handlers<typeof contract> = { queryViews, createView, updateView, deleteView }
