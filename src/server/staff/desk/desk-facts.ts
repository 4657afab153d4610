import { type Html, html } from '#shared/values/html.ts'

export type Fact = readonly [name: string, value: Html | string]

export const facts = (rows: readonly Fact[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
