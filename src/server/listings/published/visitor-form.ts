import { type AdvertReport, type Enquiry, readEnquiry, readReport } from '#shared/advert/visitor-forms.ts'
import type { AdvertView } from '#shared/api/document-state.ts'
import {
  type FormErrors,
  HONEYPOT_FIELD,
  type PostedFields,
  type TypedForm,
} from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import type { EnquiryLimits, PublishedStore, Visit, VisitorLimits, Wait } from './published.ts'
import type { ShownAdvert } from './show-advert.ts'

interface KeepDeps {
  readonly published: Pick<PublishedStore, 'enquire' | 'report'>
  readonly limits: { readonly enquiries: EnquiryLimits; readonly reports: VisitorLimits }
}

export interface VisitorForm<T> {
  readonly sentName: 'enquiry-sent' | 'report-sent'
  readonly pathOf: (listing: string) => string
  readonly isTakenBy: (advert: ShownAdvert) => boolean
  readonly read: (fields: PostedFields) => { readonly values: T; readonly errors: FormErrors }
  readonly view: (values?: T, typed?: Partial<TypedForm>) => AdvertView
  /** An ignored form is answered as usual, but not stored. */
  readonly isIgnored: (fields: PostedFields, advert: ShownAdvert) => boolean
  readonly keep: (deps: KeepDeps, visit: Visit, values: T, advert: ShownAdvert) => Promise<Wait>
}

const typedForm = (values: object = {}, typed: Partial<TypedForm> = {}): TypedForm => ({
  values: { ...values },
  errors: {},
  refused: null,
  ...typed,
})
const isTrapped = (fields: PostedFields): boolean => (fields[HONEYPOT_FIELD] ?? '') !== ''

export const ENQUIRY: VisitorForm<Enquiry> = {
  sentName: 'enquiry-sent',
  pathOf: paths.enquire,
  isTakenBy: ({ enquiryEmail }) => enquiryEmail !== null,
  read: readEnquiry,
  view: (values, typed) => ({ name: 'enquiry', form: typedForm(values, typed) }),
  isIgnored: (fields, { isPreview }) => isTrapped(fields) || isPreview,
  keep: ({ published, limits }, visit, enquiry, { enquiryEmail, advert }) => {
    const to = { email: enquiryEmail ?? '', headline: advert.answers.summary ?? '' }
    return published.enquire(visit, enquiry, to, limits.enquiries)
  },
}

export const REPORT: VisitorForm<AdvertReport> = {
  sentName: 'report-sent',
  pathOf: paths.reportAdvert,
  isTakenBy: () => true,
  read: readReport,
  view: (values, typed) => ({ name: 'report', form: typedForm(values, typed) }),
  isIgnored: isTrapped,
  keep: ({ published, limits }, visit, report) => published.report(visit, report, limits.reports),
}
