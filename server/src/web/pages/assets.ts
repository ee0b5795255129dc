import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { preferredEncoding } from '../../http/encoding.ts'

interface Assets {
  base: string
  folder: string
}

/** An app's built files, and their compressed copies next to them (bin/compress.js). Their names change with their content, so browsers cache them forever.
 *  Nothing outside the folder, no dot files (threat S06). */
export async function serveAssets(server: FastifyInstance, { base, folder }: Assets): Promise<void> {
  await server.register(async (files) => {
    // The plugin negotiates less precisely: to `br;q=0, *` it would send Brotli.
    files.addHook('onRequest', async ({ raw }) => {
      raw.headers['accept-encoding'] = preferredEncoding(raw.headers['accept-encoding']) ?? 'identity'
    })
    await files.register(fastifyStatic, {
      root: folder,
      prefix: `${base === '/' ? '' : base}/assets/`,
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    })
  })
}
