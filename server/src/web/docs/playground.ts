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

/** What a script needs to make a call, on the element that holds the form. */
export interface PlaygroundFacts {
  id: string
  row: (typeof table)[string]
  baseUrl: string
  siteId: string
  clientId: string
}

/** A form that makes the call from this page. Without scripts it says so, and how to make it from a shell. */
export function playground(site: DocsSite, named: NamedCall, recording: Recording | undefined): Html {
  const { id, call } = named
  const request = JSON.stringify(recording?.request ?? call.example ?? {}, null, 2)
  const facts: PlaygroundFacts = { id, row: table[id]!, baseUrl: site.baseUrl, siteId: site.siteId, clientId: site.clientId }
  const byShop = call.allow !== 'anyone' && !call.allow.includes('visitor')
  return html`<section aria-labelledby="try" class="try">
    <h2 id="try">Try it</h2>
    <div class="scripts-only" data-playground="${JSON.stringify(facts)}">
      ${call.writes !== false && html`<p class="notice"><b>This call writes.</b> It is made in the shop you are looking at: ${site.baseUrl}.</p>`}
      <form class="try-form">
        <fieldset>
          <legend>Who asks</legend>
          ${call.allow === 'anyone' ? html`<p>Nobody: the call needs no token.</p>` : identityFields(byShop)}
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
        ${/c0ffee|<[a-z ]+>/.test(request) && html`<p class="soft">Ids that begin with <code>c0ffee</code>, and words in <code>&lt;…&gt;</code>, stand for what the example had: put yours in their place.</p>`}
        <p class="problem" id="message-problem" role="alert"></p>
        <p class="row">
          <button class="button button-primary" type="submit">${call.writes === false ? 'Send' : 'Send, and write'}</button>
          <button class="button button-quiet" type="button" data-copy="curl">Copy as curl</button>
          <button class="button button-quiet" type="button" data-copy="sdk">Copy for the SDK</button>
          <span role="status" data-copied></span>
        </p>
      </form>
      <div data-outcome aria-live="polite"></div>
    </div>
    <div class="no-scripts-only">
      <p>Calls are made from this page by a script, and scripts are off. From a shell:</p>
      ${recording && codeBlock({ title: 'curl, without scripts', source: curlOf(named, recording, site.baseUrl), language: 'sh' })}
    </div>
  </section>`
}

function identityFields(byShop: boolean): Html {
  return html`${!byShop && html`<label class="choice"><input type="radio" name="who" value="visitor" checked /> A new visitor <span class="soft" data-visitor>whose token is fetched with the first call</span></label>`}
    <label class="choice"><input type="radio" name="who" value="own" ${byShop && html` checked`} /> Whoever this token or API key is</label>
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
    <p class="soft" id="credential-hint">
      Kept by this page as long as it is open, and nowhere else: not in the browser’s storage, not in an address.
    </p>`
}
