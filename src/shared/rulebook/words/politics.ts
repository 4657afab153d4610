import type { Sentence } from './sentences.ts'

/** Of parties, of their people and of what they stand for. Some have other meanings, too: what is weighed is the rest. */
const POLITICAL =
  /^(?:unionis|loyalis|nationalis|republican|monarchis|royalis|tor(?:y|ies)$|conservative|labour|liberal|lib$|libs$|libdem|dem$|dems$|democrat|green(?:s|ies)?$|reform|ukip|snp|snpers|plaid|cymru$|dup$|sdlp|tuv|uup|pup$|sinn|fein|shinner|alliance|aontu|momentum|corbyn|farage|thatcherit|brexit|remain(?:er|ers|oaner|oaners)?$|leavers?$|leave$|vot(?:e|es|ed|er|ers|ing)$|socialis|communis|marxis|trotsky|anarchis|fascis|leftie|lefty|left$|wing|winger|wingers|rightwing|leftwing|centrist|activist|canvass|partisan|politic|part(?:y|ies)$|partyfolk|separatis|indy$|yes(?:ser|sers)$|independen)/
const PARTY = '=party'

/**
 * Political opinion is a protected characteristic in Northern Ireland alone (rule L35), so elsewhere its words are one word that
 * no text can have. The same sentence where it has none.
 */
export function withoutPolitics(sentence: Sentence): Sentence {
  if (!sentence.words.some((word) => POLITICAL.test(word))) return sentence
  return { ...sentence, words: sentence.words.map((word) => (POLITICAL.test(word) ? PARTY : word)) }
}
