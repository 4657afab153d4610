import type { Page, Range } from '../page.ts'

/** Names are told by their capital letters. */
const NAME = "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?[A-Z][a-z']+(?: [A-Z][a-z]+)?"
const NAMED = [
  '(?<![A-Za-z])[A-Z][a-z]{2,},? (?:\\((?:aged? )?\\d{1,2}\\)|aged? \\d{1,2}\\b|, ?\\d{1,2},)',
  `\\b(?:[Tt]enants?|[Hh]ousemates?|[Ff]latmates?|[Oo]ccupants?|[Ll]odgers?|[Nn]eighbours?|[Oo]wners?|[Vv]endors?|[Kk]ids|[Cc]hildren|[Ss]ons|[Dd]aughters|[Tt]enents?),?:? (?:are |called |named |is )?[A-Z][a-z]{1,}(?:,? (?:and|&|n) [A-Z][a-z]+| (?:has|is|was|works|lives|moves|moved|leaves|left|snores|drinks|smokes))`,
  `\\b[A-Z][a-z]{2,}, (?:our|my|the) (?:\\w+ )?(?:lodger|tenant|neighbour|housemate|flatmate|son|daughter|husband|wife|landlord|landlady|mother|father|mum|dad|gran|nan|brother|sister|cleaner|caretaker)\\b`,
  `\\b[Tt]enants?,? (?:is|are|called|named|is called|is named) ${NAME}\\b(?! (?:Street|Road|Lane|House|Court|Avenue|Estate))`,
  `\\b[Tt]enants?,? (?:is |are )?(?:called |named )?${NAME},? (?:works|is|has|was|and|who|sleeps|leaves|drinks|lives|will|earns|likes|keeps)`,
  `\\b(?:[Oo]wner|[Vv]endor|[Ll]odger|[Nn]eighbour|[Oo]ccupant|[Ss]eller|[Ss]on|[Dd]aughter|[Ww]ife|[Hh]usband|[Hh]ousemate|[Ff]latmate|[Bb]rother|[Ss]ister|[Bb]oyfriend|[Gg]irlfriend|[Tt]enant),? (?:called |named |is called )?(?:Mr |Mrs |Ms |Miss |Dr )?[A-Z][a-z']+\\b(?!['’]| (?:Street|Road|Lane|House|Court|Avenue|Estate|Act|Fees))`,
  `\\b(?:Mr|Mrs|Ms|Miss)\\.? [A-Z][a-z']+,? (?:(?:from |in |at |who lives )?(?:next door|upstairs|downstairs|below|above|opposite|across|number|no\\.?|flat|on the|in the)|is |has |with (?:his|her)|and (?:his|her)|who|lives|works|aged|never|drinks|goes|gets|leaves)`,
  `\\b(?:[Nn]ext door|[Uu]pstairs|[Dd]ownstairs|[Bb]elow|[Aa]bove|[Oo]pposite)(?: us)? (?:lives|live|is|are) ${NAME}`,
  `\\b(?:[Ll]ook(?:s|ing)? in on|[Pp]op(?:s|ping)? in (?:on|to see)|[Cc]heck(?:s|ing)? (?:in )?on|[Kk]eep(?:s|ing)? an eye on|[Ss]hop(?:s|ping)? for|[Ss]its? with) ${NAME}\\b(?! (?:Street|Road|Lane|House|Court|Avenue|Estate|Park|Common))`,
  `\\b[A-Z][a-z]+ (?:upstairs|downstairs|next door|(?:in|at|from|of) (?:number|no\\.?|flat) ?\\w+|across the (?:road|hall|landing)),? (?:is|has|drinks|works|was|plays|never|goes|who|sleeps|will|gets|keeps)`,
].map((source) => new RegExp(source, 'g'))
const HISTORIC = /\b1[0-9]{3}\b|\b(?:Arms|Inn|Head|Tavern|Museum|Church|School|Hospital|Pub)\b/
/** Words that begin with a capital only because they begin a sentence or are months. */
const NO_NAME =
  /(?:^|\s)(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|British|The|This|We|I|Our|My|All|No|A|An|In|On|At|To|Pays|Fees|Find|Wanted|Only|Please|And|Or|Must|Welcome|Council|Gas)$/

/** Named people, in places of the text as typed. */
export function findNames({ typed }: Page): Range[] {
  return NAMED.flatMap((pattern) => [...typed.matchAll(pattern)]).flatMap(({ 0: found, index }) => {
    const sentence = typed.slice(Math.max(0, index - 60), index + found.length + 60)
    if (HISTORIC.test(sentence)) return []
    return NO_NAME.test(found) || found === found.toUpperCase()
      ? []
      : [[index, index + found.length] as const]
  })
}
