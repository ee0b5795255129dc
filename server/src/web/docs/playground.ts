import { contract } from '@stoa/contract'
import { takesIdempotencyKey } from '@stoa/contract/call'
import { commonProblems } from '@stoa/contract/problems'
import type { NamedCall } from '@stoa/contract/routes'
import { callTableOf } from '@stoa/sdk/call-table'
import { html, trustedHtml, type Html } from '../../http/html.ts'
import type { PackageFunction } from './browser/code-of-request.ts'
import type { Input } from './browser/inputs.ts'
import { codeBlock } from './code-block.ts'
import { fieldsOf } from './fields.ts'
import type { DocsSite } from './frame.ts'
import { packageFunctionOf } from './package-functions.ts'
import { inputsOf } from './playground-inputs.ts'
import type { Recording } from './recordings.ts'
import { requestSchema, routeOf } from './reference.ts'
import { curlOf } from './snippets.ts'

const table = callTableOf(contract)

/** What a script needs to make a call. */
export interface PlaygroundFacts {
  id: string
  row: (typeof table)[string]
  hasKey: boolean
  baseUrl: string
  siteId: string
  clientId: string
  inputs: readonly Input[]
  packageFunction: PackageFunction | undefined
  /** Codes with an entry in the list of errors. */
  codes: readonly string[]
}

const factsOf = ({ baseUrl, siteId, clientId }: DocsSite, named: NamedCall): PlaygroundFacts => ({
  id: named.id,
  row: table[named.id]!,
  hasKey: takesIdempotencyKey(named.call),
  baseUrl,
  siteId,
  clientId,
  inputs: inputsOf(fieldsOf(requestSchema(named), 'request')),
  packageFunction: packageFunctionOf(named.id),
  codes: [...Object.keys(named.call.problems), ...Object.keys(commonProblems)],
})

/** JSON as the text of a template, which is neither shown nor run. */
const jsonText = (value: unknown): Html => trustedHtml(JSON.stringify(value).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c'))

/** A form that makes the call from this page. Without scripts it shows how to make it from a shell. */
export function playground(site: DocsSite, named: NamedCall, recording: Recording | undefined): Html {
  const { call } = named
  const request = JSON.stringify(recording?.request ?? call.example ?? {}, null, 2)
  const facts = factsOf(site, named)
  const hasFields = facts.inputs.length > 0
  return html`<section aria-labelledby="try" class="try">
    <h2 id="try">Try it</h2>
    <div class="scripts-only" data-playground>
      <template>${jsonText(facts)}</template>
      ${call.writes !== false && html`<p class="notice"><b>This call writes</b> to this shop: ${site.baseUrl}.</p>`}
      <form class="try-form">
        <fieldset>
          <legend>Identity</legend>
          ${call.allow === 'anyone' ? html`<p>This call needs no token.</p>` : identityFields(call.allow)}
        </fieldset>
        <div class="message${!hasFields && ' message-json'}">
          ${hasFields && html`<div class="inputs" role="group" aria-label="Request fields"></div>`} ${jsonEditor(named, request)}
        </div>
        <p class="row">
          <button class="button button-primary" type="submit">${call.writes === false ? 'Send' : 'Send and write'}</button>
        </p>
      </form>
      ${call.writes !== false && confirmation}
      <div data-outcome aria-live="polite"></div>
    </div>
    <div class="no-scripts-only">
      <p>JavaScript is off. Make the call from a shell:</p>
      ${recording && codeBlock({ title: 'curl, without scripts', source: curlOf(named, recording, site.baseUrl), language: 'sh' })}
    </div>
  </section>`
}

const jsonEditor = (named: NamedCall, request: string): Html =>
  html`<div class="json">
    <label for="message">JSON</label>
    <p class="soft" id="message-hint"><code>${routeOf(named)}</code></p>
    <textarea
      id="message"
      class="control"
      rows="${Math.min(24, Math.max(6, request.split('\n').length + 1))}"
      spellcheck="false"
      autocomplete="off"
      aria-describedby="message-hint message-problem"
    >
${request}</textarea>
    ${/c0ffee|<[a-z ]+>/.test(request) && html`<p class="soft">Replace IDs that start with <code>c0ffee</code> and text in <code>&lt;…&gt;</code> with your own values.</p>`}
    <p class="problem" id="message-problem" role="alert"></p>
  </div>`

/** Asked once before the first write. */
const confirmation = html`<dialog class="dialog" aria-labelledby="confirm">
  <h3 id="confirm">This changes your shop</h3>
  <p>The call runs on the live data of this shop. You’re asked only once on this page.</p>
  <form method="dialog" class="row">
    <button class="button button-primary" value="send">Change the shop</button>
    <button class="button button-quiet" value="cancel">Cancel</button>
  </form>
</dialog>`

function identityFields(allow: readonly string[]): Html {
  const byVisitor = allow.includes('visitor')
  const byOwner = allow.includes('owner')
  return html`${byVisitor && html`<label class="choice"><input type="radio" name="who" value="visitor" checked /> A new visitor <span class="soft" data-visitor>with a token from the first call</span></label>`}
    ${byOwner && html`<label class="choice" data-session hidden><input type="radio" name="who" value="session" /> You, <b data-user></b> <span class="soft">signed in to the dashboard</span></label>`}
    <label class="choice"
      ><input type="radio" name="who" value="own" ${!byVisitor && html` checked`} /> A token${byOwner && ' or API key'}
      ${byOwner && html`<span class="soft" data-no-session>or <a href="/dashboard/">sign in to the dashboard</a> to send it as yourself</span>`}</label
    >
    ${credentialField}`
}

/** Where a reader enters their own token or key. */
export const credentialField = html`<label class="unseen" for="credential">Token or API key</label>
  <input
    id="credential"
    class="control"
    type="password"
    autocomplete="off"
    spellcheck="false"
    placeholder="Token or API key"
    aria-describedby="credential-hint"
  />
  <p class="soft" id="credential-hint">Kept only while this page is open: not in browser storage and not in a URL.</p>`
