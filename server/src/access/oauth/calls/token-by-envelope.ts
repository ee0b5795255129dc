import { contract, type oauth } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { refusalResponse } from '../../../http/error-response.ts'
import { parseJson } from '../../../http/json.ts'
import { parseRequest } from '../../../http/parse-request.ts'
import type { CallResponse } from '../../../kernel/app.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { token } from './token.ts'

export const tokenByEnvelope: Handler<typeof oauth.tokenByEnvelope> = async (context, { body = '' }) => {
  const answer = await answerTo(context, Buffer.from(body, 'base64'))
  return { statusCode: answer.status, headers: [], body: Buffer.from(JSON.stringify(answer.body)).toString('base64') }
}

/** As the endpoint itself would have responded to these bytes. */
async function answerTo(context: Context, bytes: Buffer): Promise<CallResponse> {
  try {
    const { value } = parseJson(bytes)
    const request = parseRequest<RequestOf<typeof oauth.token>>(contract.oauth.token.request, value, context.identity.kind)
    return { status: 200, body: await token(context, request) }
  } catch (error) {
    const refused = refusalResponse(error, contract.oauth.token.problems)
    if (refused) return refused
    throw error
  }
}
