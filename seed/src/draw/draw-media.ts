import type { DrawnMedia, SeedMedia } from '../types.ts'

/** Draws one of the shop's pictures; the same record gives the same bytes. Costs some 80 ms of one core; the drawing code and `sharp` are loaded on first use. */
export async function drawMedia({ picture, width, height }: SeedMedia): Promise<DrawnMedia> {
  const { render } = await import('./render.ts')
  return { bytes: await render(picture, { width, height }), mimeType: 'image/jpeg', width, height }
}
