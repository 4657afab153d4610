import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { DraftPreview } from '#shared/api/document-state.ts'
import { answerText } from '#shared/form/answer-text.ts'
import { belongsTo, blocksFor, fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers, Field } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { changeLinkId } from '#shared/journey/from-check.ts'
import { changeAnswerPath } from '#shared/journey/query.ts'

/** The questions of the draft's page that are asked, by their headings. */
function partsOf({ advert, addressType, asked }: DraftPreview) {
  const context = { appType: advert.appType, addressType }
  const parts = new Map<string, (readonly [string, Field])[]>()
  for (const block of blocksFor(ADVERT_PAGE, advert.appType)) {
    const fields = fieldsIn(block).filter(([name]) => belongsTo(context, block) && asked.includes(name))
    const heading = block.group ?? block.title
    if (fields.length > 0) parts.set(heading, [...(parts.get(heading) ?? []), ...fields])
  }
  return [...parts]
}

export function questionOf(name: string, preview: DraftPreview): string {
  const fields = partsOf(preview).flatMap(([, inPart]) => inPart)
  return fields.find(([one]) => one === name)?.[1].question ?? name
}

/** Every answer by the parts of the form, each with a link to change it. */
export function AnswerList({ preview }: { readonly preview: DraftPreview }) {
  return (
    <section className="answer-list" id="answers" aria-labelledby="answers-title">
      <h2 id="answers-title">Your answers</h2>
      {partsOf(preview).map(([heading, fields]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl>
            {fields.map(([name, field]) => (
              <div key={name}>
                <dt>{field.question}</dt>
                <dd>
                  <Answered name={name} field={field} preview={preview} />
                </dd>
                <dd>
                  <a id={changeLinkId(name)} href={changeAnswerPath(preview, name)}>
                    Change<span className="unseen"> {field.question}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}

interface AnsweredProps {
  readonly name: string
  readonly field: Field
  readonly preview: DraftPreview
}

function Answered({ name, field, preview: { answers, problems, address } }: AnsweredProps) {
  const value = (answers as AnyAnswers)[name]
  const here = problems.filter((one) => one.field === name)
  const text = isEmpty(value) ? null : textOf(field, value, address)
  return (
    <>
      {text === null && here.length === 0 ? 'Not given' : text}
      {here.map(({ message }) => (
        <span className="error" key={message}>
          {isEmpty(value) ? 'Not answered yet' : message}
        </span>
      ))}
    </>
  )
}

/** The answer about a chosen address is a number. */
const textOf = (field: Field, value: unknown, address: string): string =>
  field.kind === 'listed' ? address || 'Chosen from the list' : answerText(field, value)
