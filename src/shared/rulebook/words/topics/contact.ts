import { type Folded } from '../fold.ts'
import type { Range } from '../page.ts'

const PLATFORM =
  'whats ?app|whatsap|wats ?app|telegram|insta(?:gram)?|facebook|fb|face ?book|snap ?chat|twitter|tik ?tok|skype|messenger|linkedin|viber|we ?chat|discord|signal app|imessage|face ?time|zoom|you ?tube|threads|bluesky'
const MAILS = 'gmail|g mail|hotmail|outlook|yahoo|icloud|protonmail|live|btinternet|aol|googlemail|sky'
const DOT = '(?: ?\\.(?! )| \\. | ?[([{] ?(?:dot|\\.) ?[)\\]}] ?| dot | d0t )'
const AT = '(?: ?@ ?| ?[([{] ?(?:at|@|a t|a) ?[)\\]}] ?| at )'
const ENDING =
  '(?:com|co ?[.] ?uk|co|org|net|uk|info|io|biz|eu|app|site|online|shop|link|page|london|scot|wales|cymru|homes|property|me|tv|house)'

/** Where facts about a place are published: the source of a claim, and nobody's own address. */
const PUBLIC_BODY = '(?:www[.])?(?:[a-z\\d-]+[.])?(?:gov|police|nhs|ofcom[.]org|parliament)[.]uk'

const FORMS: readonly RegExp[] = [
  // ann@example.org
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64} ?@ ?[\p{L}\d-]{1,63}(?: ?\. ?\p{L}[\p{L}\d-]{0,62})+/gu,
  // ann [at] example [dot] org
  new RegExp(
    `(?<![a-z\\d._-])[a-z\\d._-]{1,64}${AT}(?!${PUBLIC_BODY})[a-z\\d-]{1,63}(?:${DOT}[a-z]{2,})+`,
    'g',
  ),
  new RegExp(
    `(?<![a-z\\d._-])[a-z\\d]{1,40}(?:[._-][a-z\\d]{1,40}| (?:underscore|dot|dash|hyphen) [a-z\\d]{1,40}){0,4}${AT}(?:${MAILS})\\b`,
    'g',
  ),
  new RegExp(`\\b(?:${MAILS})(?: is| address)?(?: ?[:=-] ?| is | : )[a-z\\d][a-z\\d._-]+`, 'g'),
  /\bhttps?:\/\/\S+|\bwww ?[.] ?[a-z\d-]+(?: ?[.] ?[a-z]+)+|\bwww dot \S+/g,
  new RegExp(
    `(?<![a-z\\d.-])(?!${PUBLIC_BODY})(?:[a-z\\d-]+[.])?[a-z\\d][a-z\\d-]{2,60}[.](?:com|co[.]uk|org[.]uk|org|net|info|io|biz|app|uk|london|co|site|online|homes|property|link|shop|house|me)\\b(?:/\\S*)?`,
    'g',
  ),
  /(?<![a-z\d-])[a-z\d-]{2,60}\.[a-z]{2,4}\/[a-z\d?=_-]+/g,
  new RegExp(
    `(?<![a-z\\d-])[a-z\\d-]{2,60} ?(?:\\(dot\\)|\\[dot\\]| dot | d0t ) ?${ENDING.replace('co ?[.] ?uk', 'co(?: dot | ?[.] ?)uk')}\\b`,
    'g',
  ),
  /\b[a-z\d]{1,40} (?:underscore|under score) [a-z\d]+/g,
  /(?:^|[\s(:,])@[a-z\d][a-z\d._]{2,}/g,
  new RegExp(
    `\\b(?:find|follow|message|msg|dm|pm|add|contact|reach|search|see|look|catch|chat|text|ping|write|speak|talk|tag|call|hit|get|more|drop|send|available|ask|inbox|join|go|check)\\b[^.!?\\n]{0,30}\\b(?:${PLATFORM})\\b(?!['’]s (?:office|building))`,
    'g',
  ),
  new RegExp(
    `(?<!(?:village|has a|have a|street has a|residents|community|local|street|town|neighbourhood|parents)['’]?s? )\\b(?:${PLATFORM})\\b(?: ?[:@=]| me\\b| us\\b| name\\b| handle\\b| page\\b| is\\b(?= [a-z\\d._]{4,}$)| under\\b| as\\b| @| username\\b| id\\b| number\\b| account\\b| profile\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:i['’]?m|we['’]?re|i am|we are|known as|called) [a-z\\d._-]{3,} on (?:${PLATFORM})\\b`,
    'g',
  ),
  /\b(?:google|bing|look up|search for)\b[^.!?\n]{2,40}\b(?:and|then|to) (?:call|ring|phone|email|message|get in touch)\b/g,
  new RegExp(`\\b(?:my|our|the) (?:${PLATFORM})\\b(?! (?:office|kitchen|worthy))`, 'g'),
  new RegExp(
    `\\b(?:${PLATFORM}) (?!is\\b|are\\b|was\\b|and\\b|or\\b|in\\b|on\\b|for\\b|has\\b|like\\b|worthy\\b|office\\b|ready\\b|friendly\\b|offices\\b|building\\b|calls?\\b|groups?\\b|chats?\\b|stream|reception)[a-z\\d][a-z\\d._-]{3,}(?=[.!]?\\s*$|[.!]\\s)`,
    'gm',
  ),
  new RegExp(
    `\\b(?:${PLATFORM}|snap|ig|tg)(?: (?:user|username|handle|name|id|tag|account|profile|at|us|me|on|under|is|as))* ?[:=@-]? ?(?=[a-z\\d._-]{0,40}[a-z])(?=[a-z\\d._-]{0,40}[_\\d])[a-z\\d][a-z\\d._-]{3,}`,
    'g',
  ),
  /\b(?:add|follow|find|message|on|see) (?:me|us|my|our) (?:on )?(?:snap|ig|insta|fb|tg|whats)\b/g,
  /\bwww [a-z\d-]+ (?:com|co|net|org|uk|homes|info)\b/g,
  /(?<!polka )\bdot (?:com|co|uk|net|org|info|london|homes|io|biz|app|house)\b/g,
  /\b(?:user ?name|handle|screen name|gamertag) (?:is |= ?|: ?)?@?[a-z\d][a-z\d._-]{3,}/g,
  /\b(?:google|bing|duckduckgo|look up|look for|look us up|search|search for|type|put)\b[^.!?\n]{2,60}\b(?:give us a|give me a|our (?:number|phone|website|web ?site|site|page|email|address)|my (?:number|phone|website|site|page|email)|the (?:number|website|phone number) (?:comes|is|pops|will)|website|web ?site|ring us|call us|first result|top result)\b/g,
  /\bscan (?:the|my|our|this) (?:qr|code|square)|\bqr code\b[^.!?\n]{0,40}\b(?:contact|number|whatsapp|details|website|call|message|phone|site|page)\b/g,
  /\b(?:number|phone number|mobile|email|e-mail|web ?site|contact details|details|address) (?:is|are|'s) (?:on|in|at|under|at the bottom of|written on|painted on|shown in) (?:the |my |our |a )?(?:\w+ )?(?:photo|photos|picture|pictures|image|images|board|sign|window|van|last (?:photo|picture)|for sale board|banner)\b/g,
  /\bw ?w ?w ?(?:\.|dot) ?[a-z\d-]+(?: ?(?:\.|dot) ?[a-z]+)+/g,
  /\b[a-z\d._-]{2,40},? (?:at[- ]sign|at symbol|the at sign|the at symbol|snail),? [a-z\d-]+/g,
  /\b(?:my|our|the) (?:number|mobile|mob|phone number|contact number|telephone number|tel|email|contact details) (?:is |can be found |appears |stands |you want is )?(?:on|in|at) (?:the|my|our|a) (?:\w+ )?(?:photos?|pictures?|images?|board|sign|window|van|banner|poster|notice|card|gate|front door|floor ?plan|brochure|bottom)\b/g,
  /\b(?:own|our|my) (?:web ?)?(?:page|site|website|web page|web address)\b[^.!?\n]{0,20}\b(?:is|at|called|named|under|,)\s/g,
  /\ball one word\b|\bno spaces\b|\bspelt (?:as|like)\b/g,
  /\b[a-z][a-z\d-]{3,60} \. ?(?:com|net|org|co ?\. ?uk|uk)\b/g,
  /\b(?:my|our|his|her|the|landlord['’]?s|owner['’]?s) (?:number|mobile|phone|phone number|landline|tel|cell|digits)\b[^.!?\n\d]{0,25}\d[\d ]{2,}/g,
  /\b(?:landline|phone|telephone|tel|ring|call|dial|mobile|mob|bell|text)\b[^.!?\n\d£]{0,25}\d{3} ?\d{3,4}\b(?! ?(?:\/|-)\d)/g,
  /\b[a-z]+ (?:dot|underscore|dash|hyphen) [a-z\d]+ at\b/g,
  /\b(?:dm|pm|inbox|whatsapp|telegram) (?:me|us)\b|\b(?:email|e-mail|mail) (?:me|us|him|her) (?:at|on|to|:)|\b(?:ring|call|text|phone|bell) (?:me|us|him|her) (?:on|at) (?:\+|\(?0|o\d|oh )/g,
]

const WORDED: Readonly<Record<string, string>> = {
  zero: '0', oh: '0', o: '0', nought: '0', naught: '0', nil: '0', one: '1', two: '2', three: '3', four: '4', five: '5',
  six: '6', seven: '7', eight: '8', nine: '9', won: '1', fife: '5',
} // biome-ignore format: a table
const PIECE = /[a-z]+|\d+|\+|£|[^a-z\d]+?/g
const SEPARATOR = /^[\s().\-/_,*·|~]$/
const TIMES: Readonly<Record<string, number>> = { double: 2, treble: 3, triple: 3 }

interface Run {
  digits: string
  start: number
  end: number
  raw: string
}

/** Runs of digits, written as figures or words, however they are spaced. */
function runsIn(text: string): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  let times = 1
  let separators = 0
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const digits = digitsOf(piece, run !== null && run.digits !== '')
    if (TIMES[piece] !== undefined) {
      times = TIMES[piece] ?? 1
      run ??= { digits: '', start: index, end: index, raw: '' }
    } else if (digits !== null) {
      run ??= { digits: '', start: index, end: index, raw: '' }
      run.raw = text.slice(run.start, index + piece.length)
      run.digits += digits.repeat(times)
      run.end = index + piece.length
      times = 1
      separators = 0
    } else if (run !== null && (SEPARATOR.test(piece) || piece === 'then') && separators < 4) separators += 1
    else if (run !== null && piece === 'hundred') run.digits += '00'
    else {
      if (run !== null) runs.push(run)
      run = null
      times = 1
      separators = 0
    }
  }
  if (run !== null) runs.push(run)
  return runs
}

function digitsOf(piece: string, isWithin: boolean): string | null {
  if (/^\d+$/.test(piece)) return piece
  if (piece === '+') return isWithin ? null : '+'
  const worded = WORDED[piece]
  if (worded !== undefined) return worded
  // 'o7700', 'oo': a letter for a nought among figures.
  return /^[ol]{1,3}$/.test(piece) ? piece.replaceAll('o', '0').replaceAll('l', '1') : null
}

const BRITISH = /^(?:0[1235789]\d{8,9}|\+?44\d{9,10}|00\d{10,13}|7[1-9]\d{8}|\+\d{10,14})$/
const DATES = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/
const CODES = /\d{3}\/\d{3}|\d{4}-\d{4}-\d{4}/
const ASKED =
  /(?:call|ring|tel|telephone|phone|text|mobile|mob|whatsapp|bell|dial|sms|number is|cell)\W{0,4}(?:\w+\W+){0,3}$/

function isPhone({ digits, raw, start }: Run, text: string): boolean {
  if (DATES.test(raw) || CODES.test(raw) || /[£#]\s?$/.test(text.slice(Math.max(0, start - 2), start)))
    return false
  if (BRITISH.test(digits)) return true
  const before = text.slice(Math.max(0, start - 30), start)
  return digits.length >= 6 && digits.length <= 13 && ASKED.test(before)
}

const SERVICE =
  /\b(?:whats ?app|whatsap|telegram|instagram|facebook|face ?book|snap ?chat|messenger|skype|tik ?tok|gmail|hotmail|linkedin|twitter|viber|we ?chat|face ?time)\b/
const NOBODYS =
  /\b(?:group|groups|offices?|headquarters|hq|worthy|calls?|stream\w*|video|signal|works?|fast enough|quick enough|posts? of|page of|campus|building|no|not|never|don['’]?t|without|rather than|instead|outside|scams?|fraud|staff|engineers?|uses|kitchen|ready|friendly|perfect|worth)\b/

/** A messenger's name is said to be found there, but for a village's group, an office or the line. */
function servicesIn(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(/[^.!?\n]+/g)].flatMap(({ 0: sentence, index }) => {
    const found = SERVICE.exec(sentence)
    if (found === null || NOBODYS.test(sentence)) return []
    return [[index + found.index, index + sentence.trimEnd().length] as const]
  })
}

const TOLD =
  /\b(?:call|ring|dial|phone|tel|telephone|text|reach|reached|number|mobile|landline|bell|contact|sms)\b/
const FEWEST_DIGITS = 9
const MOST_DIGITS = 13

/** A phone number told in parts: '2018 0345, with 029 in front'. */
function numbersInParts(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(/[^.!?\n]+/g)].flatMap(({ 0: sentence, index }) => {
    if (!TOLD.test(sentence)) return []
    const parts = [...sentence.matchAll(/(?<![£\d/.-])\d{3,}(?![\d/%-])/g)]
    const digits = parts.reduce((sum, { 0: part }) => sum + part.length, 0)
    const [first, last] = [parts[0], parts.at(-1)]
    if (first === undefined || last === undefined || parts.length < 2) return []
    if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) return []
    return [[index + first.index, index + last.index + last[0].length] as const]
  })
}

/** Phone numbers, addresses and handles, in places of the text as typed. */
export function findContacts({ text, starts, ends }: Folded): Range[] {
  const forms = FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => [index, index + found.length] as const),
  )
  const phones = runsIn(text).flatMap((run) => (isPhone(run, text) ? [[run.start, run.end] as const] : []))
  return [...forms, ...phones, ...servicesIn(text), ...numbersInParts(text)].map(
    ([start, end]) => [starts[start] ?? 0, ends[end - 1] ?? 0] as const,
  )
}
