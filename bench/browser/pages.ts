import { STACKS } from '../goals.ts'
import { buildPage, renderPeer } from './build.ts'
import type { Parts } from './interact.ts'
import type { MeasuredPage } from './measured-page.ts'
import { type OurPage, pageAround, withoutScripts } from './our-page.ts'
import { type PageServer, type Served, servePages } from './page-server.ts'
import { thricePages } from './thrice-pages.ts'

const PLAIN_ERRORS = ['[data-field="userAgent"] .error', '[data-field="termsAndConditions"] .error']

/** Our own page; the peers draw the same names. `next` is the button's selector. */
const plainParts = (button: string | null, suffix = ''): Parts => ({
  textField: `[name="propertyPostcode${suffix}"]`,
  radios: [
    { radio: `[name="propertyType${suffix}"][value="house"]`, reveals: `[name="houseType${suffix}"]` },
    { radio: `[name="propertyType${suffix}"][value="flat"]`, reveals: `[name="flatType${suffix}"]` },
  ],
  next: button === null ? null : { button, errors: PLAIN_ERRORS },
})

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
    const server = await servePages(new Map([...ours.assets, ...files]))
    servers.push(server)
    return `${server.origin}/`
  }
  const peer = async (entry: string, content = ''): Promise<string> => {
    print(`Building ${entry} …`)
    const { script, css } = await buildPage(entry)
    const html = pageAround(ours, content, { css: css === '' ? '' : '/peer.css', script: '/peer.js' })
    return serve(
      new Map([
        ['/', { type: 'text/html; charset=utf-8', body: html }],
        ['/peer.css', { type: 'text/css; charset=utf-8', body: css }],
        ['/peer.js', { type: 'text/javascript; charset=utf-8', body: script }],
      ]),
    )
  }
  const still = await serve(
    new Map([['/', { type: 'text/html; charset=utf-8', body: withoutScripts(ours) }]]),
  )
  const drawn = await renderPeer('peers/react-hook-form/server.jsx')
  const next = 'form button.primary'
  const pages: MeasuredPage[] = [
    {
      stack: STACKS.ours,
      url: `${ourOrigin}/sell`,
      hydrates: true,
      does: EVERYTHING,
      parts: plainParts(next),
    },
    {
      stack: STACKS.still,
      url: still,
      hydrates: false,
      does: ['radio', 'key', 'reveal'],
      parts: plainParts(null),
    },
    {
      stack: STACKS.bare,
      url: await peer('peers/bare-react/hydrate.jsx', '<p>Bare React</p>'),
      hydrates: true,
      does: [],
      parts: plainParts(null),
    },
    {
      stack: STACKS.rhf,
      url: await peer('peers/react-hook-form/hydrate.jsx', drawn),
      hydrates: true,
      does: EVERYTHING,
      parts: plainParts(next),
    },
    {
      stack: STACKS.rhfBrowser,
      url: await peer('peers/react-hook-form/browser.jsx'),
      hydrates: true,
      does: EVERYTHING,
      parts: plainParts(next),
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
    ...(await thricePages(ours, serve, plainParts(null), print)),
  ]
  return { pages, close: () => servers.forEach(({ close }) => close()) }
}
