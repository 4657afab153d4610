import { type Html, html, inlineStyle } from '#shared/values/html.ts'

/** Of all pages of the sandbox. */
export const MESSAGES_STYLE = `body{margin:0 auto;max-width:44rem;padding:2rem 1rem;background:#FBFAF7;color:#1C2024;font:17px/1.5 Figtree,system-ui,sans-serif}
h1{font-size:1.6rem;margin:0 0 1rem}article{border-top:1px solid #D9D6CE;padding:1rem 0}h2{font-size:1.1rem;margin:0}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:0 1rem;margin:.25rem 0 .5rem;color:#5B6168;font-size:.95rem}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#0F5C4A}
@media (prefers-color-scheme:dark){body{background:#12171A;color:#E9E6DF}dl{color:#A9AFB5}article{border-color:#333A3F}a{color:#6FC3AC}}`

/** Without an icon of their own browsers would ask for one that is not there. */
export const sandboxHead = (style: string): Html => html`<link rel="icon" href="data:,">${inlineStyle(style)}`
