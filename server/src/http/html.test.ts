import { expect, test } from 'vitest'
import { html, trustedHtml } from './html.ts'

const hostile = `</script><script>alert(1)</script>"'&`
const escaped = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;'

test.each([
  ['a text', html`<p>${hostile}</p>`, `<p>${escaped}</p>`],
  ['an attribute', html`<p title="${hostile}"></p>`, `<p title="${escaped}"></p>`],
  ['a list', html`<p>${[hostile, html`<b>${hostile}</b>`]}</p>`, `<p>${escaped}<b>${escaped}</b></p>`],
  ['nothing', html`<p>${undefined}${false}</p>`, '<p></p>'],
  ['a number', html`<p>${0}</p>`, '<p>0</p>'],
  ['markup of our own', html`<p>${trustedHtml('<b>')}</p>`, '<p><b></p>'],
])('%s is escaped so that it cannot run', (_what, markup, expected) => expect(markup.text).toBe(expected))
