import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

interface Assets {
  base: string
  folder: string
}

/** An app's built files. Their names change with their content, so browsers cache them forever. Nothing outside the folder, no dot files (threat S06). */
export async function serveAssets(server: FastifyInstance, { base, folder }: Assets): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: `${base === '/' ? '' : base}/assets/`,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    immutable: true,
    maxAge: '365d',
  })
}
