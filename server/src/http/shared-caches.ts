import type { FastifyInstance } from 'fastify'

/** The one place that decides whether an answer sets its cookies. What a shared cache may store sets none, because the cache would give one person's session
 *  to everyone; an answer with a cookie that says nothing of caching isn't stored at all. */
export function keepCookiesOutOfSharedCaches(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.hasHeader('set-cookie')) {
      const caching = reply.getHeader('cache-control')
      if (caching === undefined) reply.header('cache-control', 'no-store')
      else if (!isForOneBrowser(String(caching))) reply.removeHeader('set-cookie')
    }
    done()
  })
}

/** Whether no cache but the browser's own may store an answer. */
export const isForOneBrowser = (cacheControl: string): boolean => /(?:^|[\s,])(?:private|no-store)(?:$|[\s,])/i.test(cacheControl)
