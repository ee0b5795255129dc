import { viewEvents } from '@stoa/contract/views/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { presentView, type View } from './view.ts'

export const recordView = (context: Context, happened: keyof typeof viewEvents, view: View): void =>
  recordEvent(context, viewEvents[happened], { id: view.id, revision: view.revision, entity: presentView(view, context.identity) })
