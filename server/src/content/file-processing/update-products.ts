import type { Context } from '../../kernel/context.ts'
import { type File, pictureFactsOf } from '../files/public.ts'

/** Products that show a picture or a video have what they need to know of its content. */
export async function updateProducts(context: Context, file: File): Promise<void> {
  const facts = pictureFactsOf(file)
  const isHidden = file.isPrivate || file.state !== 'OK'
  if (facts) await context.services.hooks.picturesChanged(context, { ids: [file.id], facts: { ...facts, isHidden } })
}
