import { Ajv } from 'ajv'
import Papa from 'papaparse'

/** Rows as objects, by the names in the first line. */
export const readCsv = (text) => Papa.parse(text, { header: true }).data.length

/** Reads calls and holds them against a schema. */
export function checkingCalls(schema) {
  const isValid = new Ajv({ allErrors: true }).compile(schema)
  return (texts) => texts.filter((text) => isValid(JSON.parse(text))).length
}
