import blocks from 'virtual:peer-blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { hidingRule } from '../conditions.js'
import { Question } from './markup.jsx'

const register = (name) => ({ name })

function Page() {
  return (
    <main>
      <h1>Advertise your home for sale</h1>
      <form>
        {blocks.map(({ name, title, lead, fields }) => (
          <section id={name} key={name}>
            <h2>{title}</h2>
            {lead ? <p>{lead}</p> : null}
            {fields.map((field) => (
              <div id={`field-${field.name}`} key={field.name}>
                <Question field={field} register={register} />
                {field.notices?.map(({ text }, i) => (
                  <p className="notice" id={`notice-${field.name}-${i}`} key={text}>
                    {text}
                  </p>
                ))}
              </div>
            ))}
          </section>
        ))}
        <button type="submit">Next</button>
      </form>
    </main>
  )
}

const rules = blocks.flatMap(({ name, shownWhen, fields }) => [
  hidingRule(shownWhen, `#${name}`),
  ...fields.flatMap((field) => [
    hidingRule(field.shownWhen, `#field-${field.name}`),
    ...(field.notices ?? []).map((notice, i) => hidingRule(notice.shownWhen, `#notice-${field.name}-${i}`)),
  ]),
])

export const html = renderToStaticMarkup(<Page />)
export const css = rules.join('')
