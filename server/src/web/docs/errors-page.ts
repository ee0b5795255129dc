import type { Problem } from '@stoa/contract/call'
import { commonProblems, ruleTypes } from '@stoa/contract/problems'
import type { NamedCall } from '@stoa/contract/routes'
import { html, type Html } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import { crumbs, type DocsPage } from './frame.ts'
import { allNamedCalls, callPath } from './reference.ts'
import { docsTable } from './table.ts'

/** An error, and the calls that declare it. */
export interface Declared {
  code: string
  status: Problem['status']
  message: string
  calls: readonly NamedCall[]
}

/** Every error of the contract, by status and code. */
export function declaredProblems(): Declared[] {
  const uses = allNamedCalls.flatMap((named) => Object.entries(named.call.problems).map(([code, problem]) => ({ code, problem, named })))
  const byCode = Map.groupBy(uses, ({ code }) => code)
  return [...byCode]
    .map(([code, list]) => ({
      code,
      status: list[0]!.problem.status,
      message: list[0]!.problem.message,
      calls: list.map(({ named }) => named),
    }))
    .toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code))
}

/** A recorded response of a test. */
export const sampleErrors = {
  refused: {
    message: 'No order with this ID exists.',
    details: { applicationError: { code: 'ORDER_NOT_FOUND', description: 'No order with this ID exists.', data: {} } },
  },
  invalid: {
    message: 'INVALID_ARGUMENT: "lineItems[0].quantity" must be at least 1',
    details: {
      validationError: {
        fieldViolations: [
          { data: { threshold: 1 }, field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN' },
        ],
      },
    },
  },
}

export function errorsPage(): DocsPage {
  const body = html`${crumbs()}
    <h1>Errors</h1>
    <p class="lead">
      Errors have one of two formats. Codes are stable; messages may change. The request ID is in <code>x-wix-request-id</code>.
    </p>
    <div class="pair">
      ${codeBlock({ title: 'Application error', source: JSON.stringify(sampleErrors.refused, null, 2), language: 'json' })}${codeBlock({ title: 'Validation error', source: JSON.stringify(sampleErrors.invalid, null, 2), language: 'json' })}
    </div>
    <section aria-labelledby="violations">
      <h2 id="violations">Validation errors</h2>
      <p>
        Status 400. The response lists all invalid fields, sorted by field. <code>violatedRule</code> is one of
        ${ruleTypes.map((rule) => html`<code>${rule}</code> `)}
      </p>
    </section>
    <section aria-labelledby="common">
      <h2 id="common">Errors of any call</h2>
      ${table(Object.entries(commonProblems).map(([code, { status, message }]) => ({ code, status, message, calls: [] })))}
    </section>
    <section aria-labelledby="declared">
      <h2 id="declared">Errors of specific calls</h2>
      ${table(declaredProblems())}
    </section>`
  return { title: 'Errors', path: '/docs/errors', body }
}

const callsMax = 6

function table(problems: readonly Declared[]): Html {
  const rows = problems.map(
    ({ code, status, message, calls }) =>
      html`<tr id="${code}">
        <th scope="row"><code>${code}</code></th>
        <td>${status}</td>
        <td>${message}${calls.length > 0 && html`<br />${usersOf(calls)}`}</td>
      </tr>`,
  )
  return docsTable('Errors', ['Code', 'Status', 'Message and calls'], rows)
}

function usersOf(calls: readonly NamedCall[]): Html {
  const shown = calls.slice(0, callsMax).map((call) => html`<a href="${callPath(call)}#problems">${call.id}</a> `)
  return html`<small>${shown}${calls.length > callsMax && `and ${calls.length - callsMax} more`}</small>`
}
