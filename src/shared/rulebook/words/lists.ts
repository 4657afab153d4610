import { NUMBER_WORDS } from './numbers.ts'
import type { Lists } from './pattern.ts'

/** What the patterns of every topic have. */
export const SHARED_LISTS = {
  num: `\\d+|${NUMBER_WORDS}|a couple of|a few|several|half a dozen`,
  amount: `£?\\d{2,}(\\.\\d\\d?)?|£\\d+|(${NUMBER_WORDS}) (hundred|thousand|pounds?|quid)( pounds?| quid)?|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (five )?(pounds?|quid)`,
  neg: "not|never|don't|dont|doesn't|doesnt|do not|does not|cannot|can't|cant|can not|won't|wont|shan't|mayn't|will not|wouldn't|wouldnt|would not|isn't|isnt|aren't|arent|aint|ain't|shouldn't|should not|couldn't|mustn't|must not|may not|unable to|refuse to|refuses to|refusing to|decline to|unwilling to|nae|no longer|hardly|nope",
} satisfies Lists
