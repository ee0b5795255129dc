import type { CallResponse } from '../kernel/app.ts'
import { logFault } from '../kernel/log.ts'
import { Refusal } from '../kernel/refuse.ts'
import { applicationErrorResponse, refusalResponse } from './error-response.ts'

/** The response to an unexpected error: to try again later if the database is unavailable or overloaded, otherwise that something went wrong. */
export function faultResponse(error: unknown, facts: { requestId: string } & Record<string, unknown>): CallResponse {
  logFault(error, facts)
  const { requestId } = facts
  const comeBack = isTransient(error) ? refusalResponse(new Refusal('TEMPORARILY_UNAVAILABLE', { requestId }), {}) : undefined
  return comeBack ?? applicationErrorResponse(500, 'INTERNAL_ERROR', 'Something went wrong on the server.', { requestId })
}

/** The statement exceeded `statement_timeout`. */
export const isStatementTimeout = (error: unknown): boolean => codeOf(error) === '57014'

/** PostgreSQL's error classes: no connection, no resources, shutting down, system error; a deadlock or conflict that retries didn't resolve; a transaction
 *  that was idle for too long; a replica in place of the primary. Then the operating system's codes of a full disk, and of a server that can't be
 *  reached. */
const transientCodes =
  /^(?:08...|53...|57...|58...|40001|40P01|55P03|25P03|25006|ENOSPC|EDQUOT|ECONN[A-Z]+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const transientMessages =
  /^(?:Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/

function isTransient(error: unknown): boolean {
  return transientCodes.test(codeOf(error)) || (error instanceof Error && transientMessages.test(error.message))
}

const codeOf = (error: unknown): string => (error instanceof Error ? String((error as { code?: unknown }).code) : '')
