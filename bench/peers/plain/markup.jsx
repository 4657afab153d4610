/** Plain markup for a question, as one would write it by hand. `register` gives a control's attributes. */
export function Question({ field, register, error }) {
  const grouped = field.kind === 'radios' || field.kind === 'checkboxes'
  const Around = grouped ? 'fieldset' : 'div'
  return (
    <Around className="question">
      <Asked field={field} as={grouped ? 'legend' : 'label'} />
      {field.hint ? <p className="hint">{field.hint}</p> : null}
      {error ? (
        <p className="error" id={`${field.name}-error`}>
          {error}
        </p>
      ) : null}
      <Control
        field={field}
        control={{ ...register(field.name), 'aria-invalid': error ? true : undefined }}
      />
    </Around>
  )
}

function Asked({ field: { kind, name, question }, as: As }) {
  if (kind === 'tick') return null
  return As === 'label' ? <label htmlFor={name}>{question}</label> : <legend>{question}</legend>
}

function Control({ field, control }) {
  const { name, kind } = field
  if (kind === 'radios' || kind === 'checkboxes') return <Options field={field} control={control} />
  if (kind === 'tick') {
    return (
      <label className="option">
        <input type="checkbox" id={name} {...control} /> {field.question}
      </label>
    )
  }
  if (kind === 'paragraphs') return <textarea id={name} rows={7} {...control} />
  if (kind === 'select' || kind === 'numbers') return <Select field={field} control={control} />
  return <input id={name} type={kind === 'email' || kind === 'tel' ? kind : 'text'} {...control} />
}

function Options({ field, control }) {
  return field.options.map(({ id, label, hint }) => (
    <label className="option" key={String(id)}>
      <input type={field.kind === 'radios' ? 'radio' : 'checkbox'} value={String(id)} {...control} />
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  ))
}

function Select({ field, control }) {
  const options =
    field.options ??
    Array.from({ length: field.max - field.min + 1 }, (_, i) => ({
      id: field.min + i,
      label: `${field.min + i} ${field.unit[1]}`,
    }))
  return (
    <select id={field.name} {...control}>
      <option value="">Choose</option>
      {options.map(({ id, label }) => (
        <option key={id} value={String(id)}>
          {label}
        </option>
      ))}
    </select>
  )
}
