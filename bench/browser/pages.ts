import { STACKS } from '../goals.ts'
import { buildPage, renderPeer } from './build.ts'
import type { Parts } from './interact.ts'
import { landingPages } from './landings.ts'
import type { MeasuredPage } from './measured-page.ts'
import type { OurPage } from './our-page.ts'
import { type PageServer, type Served, servePages } from './page-server.ts'
import { plainPage } from './plain-page.ts'
import { thricePages } from './thrice-pages.ts'

/** Our own page and the plain ones have the same names. */
const partsWith = (next: Parts['next']): Parts => ({
  textField: '[name="propertyPostcode"]',
  radios: [
    { radio: '[name="propertyType"][value="house"]', reveals: '[name="houseType"]' },
    { radio: '[name="propertyType"][value="flat"]', reveals: '[name="flatType"]' },
  ],
  next,
})

const ourParts = partsWith({
  button: 'form button.primary',
  errors: ['[data-field="userAgent"] .error', '[data-field="termsAndConditions"] .error'],
})
const hookFormParts = partsWith({
  button: 'button[type="submit"]',
  errors: ['#userAgent-error', '#termsAndConditions-error'],
})
const partsWithoutNext = partsWith(null)

const surveyRadio = (nth: number): string => `[data-name="propertyType"] .sd-item:nth-child(${nth}) label`

const surveyParts: Parts = {
  textField: '[data-name="propertyPostcode"] input',
  radios: [
    { radio: surveyRadio(1), reveals: '[data-name="houseType"] label' },
    { radio: surveyRadio(2), reveals: '[data-name="flatType"] label' },
  ],
  next: {
    button: '.sd-navigation__complete-btn',
    errors: [
      '[data-name="userAgent"] .sd-question__erbox',
      '[data-name="termsAndConditions"] .sd-question__erbox',
    ],
  },
}

const schemaFormParts: Parts = {
  textField: '#root_propertyPostcode',
  radios: [
    { radio: '#root_propertyType-0', reveals: '#root_houseType-0' },
    { radio: '#root_propertyType-1', reveals: '#root_flatType-0' },
  ],
  next: {
    button: 'button[type="submit"]',
    errors: ['#root_userAgent__error', '#root_termsAndConditions__error'],
  },
}

const EVERYTHING = ['radio', 'key', 'reveal', 'next'] as const

/** Builds every page and serves it. Each has a server of its own, so that none shares another's connections. */
export async function openPages(
  ourOrigin: string,
  ours: OurPage,
  print: (line: string) => void,
): Promise<{ pages: readonly MeasuredPage[]; close: () => void }> {
  const servers: PageServer[] = []
  const serve = async (files: ReadonlyMap<string, Served>): Promise<string> => {
    const server = await servePages(files)
    servers.push(server)
    return `${server.origin}/`
  }
  /** Our own form alone asks for our font. */
  const serveWithAssets: typeof serve = (files) => serve(new Map([...ours.assets, ...files]))
  const peer = async (entry: string, content = ''): Promise<string> => {
    print(`Building ${entry} …`)
    const { script, css } = await buildPage(entry)
    const html = plainPage({
      content,
      ...(css === '' ? {} : { stylesheet: '/peer.css' }),
      script: '/peer.js',
    })
    return serve(
      new Map([
        ['/', { type: 'text/html; charset=utf-8', body: html }],
        ['/peer.css', { type: 'text/css; charset=utf-8', body: css }],
        ['/peer.js', { type: 'text/javascript; charset=utf-8', body: script }],
      ]),
    )
  }
  const still = await renderPeer('peers/plain/server.jsx')
  const stillPage = plainPage({ content: still.html, ...(still.css ? { css: still.css } : {}) })
  const { html: hookForm } = await renderPeer('peers/react-hook-form/server.jsx')
  const pages: MeasuredPage[] = [
    {
      stack: STACKS.ours,
      url: `${ourOrigin}/sell`,
      hydrates: true,
      does: EVERYTHING,
      parts: ourParts,
    },
    {
      stack: STACKS.still,
      url: await serve(new Map([['/', { type: 'text/html; charset=utf-8', body: stillPage }]])),
      hydrates: false,
      does: ['radio', 'key', 'reveal'],
      parts: partsWithoutNext,
    },
    {
      stack: STACKS.bare,
      url: await peer('peers/bare-react/hydrate.jsx', '<p>Bare React</p>'),
      hydrates: true,
      does: [],
      parts: partsWithoutNext,
    },
    {
      stack: STACKS.rhf,
      url: await peer('peers/react-hook-form/hydrate.jsx', hookForm),
      hydrates: true,
      does: EVERYTHING,
      parts: hookFormParts,
    },
    {
      stack: STACKS.rhfBrowser,
      url: await peer('peers/react-hook-form/browser.jsx'),
      hydrates: true,
      does: EVERYTHING,
      parts: hookFormParts,
    },
    {
      stack: STACKS.survey,
      url: await peer('peers/survey/browser.jsx'),
      hydrates: true,
      does: EVERYTHING,
      parts: surveyParts,
    },
    {
      stack: STACKS.rjsf,
      url: await peer('peers/json-schema-form/browser.jsx'),
      hydrates: true,
      does: EVERYTHING,
      parts: schemaFormParts,
    },
    ...(await thricePages(ours, serveWithAssets, partsWithoutNext, print)),
    ...(await landingPages(ourOrigin, serve, partsWithoutNext, print)),
  ]
  return { pages, close: () => servers.forEach(({ close }) => close()) }
}
