import { type Html, html } from '#shared/values/html.ts'
import { formatDate, type IsoDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { textField } from './desk-form.ts'
import type { DeskPage } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'

/** What is to be posted of an advert, or was. */
export interface PostToMake {
  readonly id: string
  readonly listing: string
  readonly isOwed: boolean
  readonly dueBy: IsoDate
  readonly post: string | null
  readonly title: string
  readonly price: string
  readonly text: string
  readonly link: string
  readonly pictures: readonly string[]
}

export const promotionPage = (
  post: PostToMake,
  feed: string | null,
  typed: string,
): Pick<DeskPage, 'title' | 'content'> => ({
  title: `Facebook: advert ${referenceOf(post.listing)}`,
  content: html`<p><a href="${deskPaths.advert(post.listing)}">The advert at the desk</a></p>
${stands(post, typed)}
<h2>What to post</h2>
${copied('Title', 'title', post.title, 2)}
${copied('Price', 'price', post.price, 1)}
${copied('Text', 'text', post.text, 12)}
${copied('Link', 'link', post.link, 2)}
<h2>Pictures</h2>
<ul class="rows">${post.pictures.map((path, index) => html`<li><a href="${path}" download>Picture ${String(index + 1)}</a>${index === 0 ? html`<p><img src="${path}" alt="The cover" width="320"></p>` : html``}</li>`)}</ul>
${feed === null ? html`` : html`<p class="soft">Facebook’s catalogue of homes collects all promoted adverts from <span>${feed}</span>. Anyone who has this address can read them.</p>`}`,
})

function stands({ id, isOwed, dueBy, post }: PostToMake, typed: string): Html {
  if (post !== null) {
    return html`<p>Posted at <a href="${post}" rel="noreferrer">${post}</a></p>
<form class="stack" method="post" action="${deskPaths.removePost(id)}"><button class="danger">I’ve removed the post from Facebook</button></form>`
  }
  if (!isOwed) return html`<p>Don’t post this now: the advert isn’t online, or its time is up.</p>`
  return html`<p>Post it by <strong>${formatDate(dueBy)}</strong>.</p>
<form class="stack" method="post" action="${deskPaths.notePost(id)}">
${textField({ label: 'Address of the post', name: 'url', value: typed, hint: 'Copy it from the browser. For example, https://www.facebook.com/marketplace/item/123. The advertiser will see it.' })}
<button>I’ve posted it</button></form>`
}

/** To be copied, not changed. */
const copied = (label: string, name: string, value: string, rows: number): Html =>
  html`<div class="field"><label for="${name}">${label}</label>
<textarea id="${name}" rows="${String(rows)}" readonly>${value}</textarea></div>`
