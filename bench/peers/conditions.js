/** Whether a condition holds for answers as controls hold them: as text. */
export function holds(condition, answers) {
  if (!condition) return true
  if (condition.all) return condition.all.every((part) => holds(part, answers))
  if (condition.any) return condition.any.some((part) => holds(part, answers))
  if (condition.not) return !holds(condition.not, answers)
  const value = answers[condition.field]
  return condition.answered
    ? value !== undefined && value !== null && value !== ''
    : value === String(condition.is)
}

export function fieldsOf(condition) {
  if (!condition) return []
  if (condition.not) return fieldsOf(condition.not)
  return (condition.all ?? condition.any)?.flatMap(fieldsOf) ?? [condition.field]
}

/** The CSS rule that hides a target unless the condition holds. */
export function hidingRule(condition, target) {
  return condition ? `form:not(${selectorOf(condition)}) ${target}{display:none}` : ''
}

function selectorOf(condition) {
  if (condition.all) return condition.all.map(selectorOf).join('')
  if (condition.any) return `:is(${condition.any.map(selectorOf).join()})`
  if (condition.not) return `:not(${selectorOf(condition.not)})`
  const value = condition.answered ? ':not([value=""])' : `[value="${condition.is}"]`
  return `:is(:has([name="${condition.field}"]${value}:checked),:has([name="${condition.field}"] ${value}:checked))`
}
