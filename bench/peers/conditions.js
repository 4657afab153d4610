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
