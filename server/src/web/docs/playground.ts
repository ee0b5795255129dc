import { contract } from '@stoa/contract'
import type { NamedCall } from '@stoa/contract/routes'
import { callTableOf } from '@stoa/sdk/call-table'
import { html, type Html } from '../../http/html.ts'
import { codeBlock } from './code-block.ts'
import type { DocsSite } from './frame.ts'
import type { Recording } from './recordings.ts'
import { routeOf } from './reference.ts'
import { curlOf } from './snippets.ts'

const table = callTableOf(contract)

/** What a script needs to make a call, on the element with the form. */
export interface PlaygroundFacts {
  id: string
  row: (typeof table)[string]
  baseUrl: string
  siteId: string
  clientId: string
}

/** A form that makes the call from this page. Without scripts it shows how to make it from a shell. */
export function playground(site: DocsSite, named: NamedCall, recording: Recording | undefined): Html {
  const { id, call } = named
  const request = JSON.stringify(recording?.request ?? call.example ?? {}, null, 2)
  const facts: PlaygroundFacts = { id, row: table[id]!, baseUrl: site.baseUrl, siteId: site.siteId, clientId: site.clientId }
  const byShop = call.allow !== 'anyone' && !call.allow.includes('visitor')
  return html`<section aria-labelledby="try" class="try">
    <h2 id="try">Try it</h2>
    <div class="scripts-only" data-playground="${JSON.stringify(facts)}">
      ${call.writes !== false && html`<p class="notice"><b>This call writes</b> to this shop: ${site.baseUrl}.</p>`}
      <form class="try-form">
        <fieldset>
          <legend>Identity</legend>
          ${call.allow === 'anyone' ? html`<p>This call needs no token.</p>` : identityFields(byShop)}
        </fieldset>
        <label for="message">Message</label>
        <p class="soft" id="message-hint"><code>${routeOf(named)}</code></p>
        <textarea
          id="message"
          class="control"
          rows="${Math.min(18, request.split('\n').length + 1)}"
          spellcheck="false"
          autocomplete="off"
          aria-describedby="message-hint message-problem"
        >
${request}</textarea>
        ${/c0ffee|<[a-z ]+>/.test(request) && html`<p class="soft">Replace IDs that start with <code>c0ffee</code> and text in <code>&lt;…&gt;</code> with your own values.</p>`}
        <p class="problem" id="message-problem" role="alert"></p>
        <p class="row">
          <button class="button button-primary" type="submit">${call.writes === false ? 'Send' : 'Send and write'}</button>
          <button class="button button-quiet" type="button" data-copy="curl">Copy as curl</button>
          <button class="button button-quiet" type="button" data-copy="sdk">Copy for the SDK</button>
          <span role="status" data-copied></span>
        </p>
      </form>
      <div data-outcome aria-live="polite"></div>
    </div>
    <div class="no-scripts-only">
      <p>JavaScript is off. Make the call from a shell:</p>
      ${recording && codeBlock({ title: 'curl, without scripts', source: curlOf(named, recording, site.baseUrl), language: 'sh' })}
    </div>
  </section>`
}

function identityFields(byShop: boolean): Html {
  return html`${!byShop && html`<label class="choice"><input type="radio" name="who" value="visitor" checked /> A new visitor <span class="soft" data-visitor>with a token from the first call</span></label>`}
    <label class="choice"><input type="radio" name="who" value="own" ${byShop && html` checked`} /> A token or API key</label>
    <label class="unseen" for="credential">Token or API key</label>
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
}
