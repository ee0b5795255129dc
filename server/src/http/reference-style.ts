/** The reference page's look: one column of areas, one of calls; light and dark. */
export const referenceStyle = `
:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fbfaf7; --line: #ddd8cc; --soft: #6a6557; --accent: #8a3b12; --code: #f1eee6; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8de; --paper: #16150f; --line: #37342a; --soft: #a39d8d; --accent: #f0a36b; --code: #221f17; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; display: grid; grid-template-columns: 16rem minmax(0, 1fr); font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem; border-right: 1px solid var(--line); font-size: .9375rem; }
.brand { font-weight: 650; margin-top: 0; }
nav ul { list-style: none; margin: .25rem 0 .75rem; padding-left: .75rem; }
summary { cursor: pointer; padding: .25rem 0; }
a { color: inherit; text-underline-offset: .2em; }
a:hover { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem 1rem; }
main { padding: 2rem clamp(1rem, 4vw, 4rem) 6rem; max-width: 70rem; }
h1 { font-size: 2.25rem; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 1rem; }
h2 { margin-top: 4rem; font-size: 1.5rem; border-bottom: 1px solid var(--line); padding-bottom: .5rem; }
h3 { margin: 0; font-size: 1.125rem; }
h3 a { text-decoration: none; }
h4 { margin: 1rem 0 .25rem; }
article { padding: 1.75rem 0; border-bottom: 1px solid var(--line); }
article:target h3 { color: var(--accent); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .75rem 0; font-size: .9375rem; }
dt { color: var(--soft); }
dd { margin: 0; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
code { background: var(--code); padding: .1em .35em; border-radius: .25rem; overflow-wrap: anywhere; }
pre { background: var(--code); padding: 1rem; border-radius: .5rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; margin: .5rem 0 1rem; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
@media (max-width: 48rem) { body { display: block; } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); } }
`
