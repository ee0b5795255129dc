import type { FastifyReply } from 'fastify'

/** A URL with a token is all the authorization that an upload needs, from any page. */
export const allowOrigins = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*')

/** What a browser may send to an upload URL. */
export const answerPreflight = (reply: FastifyReply): FastifyReply =>
  allowOrigins(reply)
    .headers({
      'access-control-allow-methods': 'PUT, POST',
      'access-control-allow-headers': 'authorization, content-type, content-disposition',
      'access-control-max-age': '86400',
    })
    .code(204)
    .send()
