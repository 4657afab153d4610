import { EDITED_FIELDS, priceFieldOf } from '#shared/advert/agency-home.ts'
import type { AgencyView } from '#shared/api/agency-view.ts'
import { paths } from '#shared/journey/paths.ts'
import { PlainField } from '#web/form/plain-form.tsx'
import { Downloads } from '#web/listings/downloads.tsx'

type HomeView = Extract<AgencyView, { readonly name: 'home' }>

/** What an agency's people change by hand. */
export function Home({ view }: { readonly view: HomeView }) {
  const { form, listing, appType, byHandFields } = view
  const price = appType === 'sell' ? 'Price in pounds' : 'Rent in pounds'
  return (
    <>
      <p className="buttons">
        <a href={paths.agency()}>All homes</a>
        <a href={paths.advert(listing)}>See the advert</a>
      </p>
      <form className="visitor-form" method="post" noValidate>
        <p>Your feed won’t overwrite what you change here.</p>
        <PlainField form={form} name="summary" label="Headline" />
        <PlainField form={form} name="propertyDescription" label="Description" kind="paragraphs" />
        <PlainField form={form} name="price" label={price} />
        <p>
          <button type="submit" className="primary" name="act" value="change">
            Save
          </button>
        </p>
      </form>
      <Downloads what="this advert" hrefOf={(format) => paths.exportAdvert(listing, format)} />
      {byHandFields.length === 0 ? null : <GiveBack names={namesOf(view)} />}
    </>
  )
}

const namesOf = ({ appType, byHandFields }: HomeView): string =>
  EDITED_FIELDS.filter(({ id }) => byHandFields.includes(id === 'price' ? priceFieldOf(appType) : id))
    .map(({ label }) => label.toLowerCase())
    .join(', ')

function GiveBack({ names }: { readonly names: string }) {
  return (
    <form method="post" className="visitor-form">
      <h2>Changed by hand</h2>
      <p>
        The feed doesn’t overwrite: {names}. Once you give back what you changed, the advert shows what the
        feed sent last.
      </p>
      <p>
        <button type="submit" className="secondary" name="act" value="give-back">
          Give it back to the feed
        </button>
      </p>
    </form>
  )
}
