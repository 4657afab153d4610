import { useEffect, useState } from 'react'
import type { AppType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { answersOfBlock } from '#web/api/draft-answers.ts'

interface MissingRatingProps {
  readonly appType: AppType
  readonly uuid: string
  readonly edit: string
}

const WITH_RATING = ['epc_correct', 'epc_wrong', 'epc_available']

/** Of a let without a certificate in the register, the ratings alone are asked for. */
const hasRating = (appType: AppType, answers: AnyAnswers): boolean =>
  WITH_RATING.includes(String(answers['hasPropertyEpc'])) ||
  (appType === 'let' && isEmpty(answers['hasPropertyEpc']) && !isEmpty(answers['currentEpc']))

/** A home may not be marketed without an energy rating (specification section 2, EPC block). */
export function MissingRating({ appType, uuid, edit }: MissingRatingProps) {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void answersOfBlock(appType, uuid, 'epc').then((answers) => {
      if (answers) setMissing(!hasRating(appType, answers))
    })
  }, [appType, uuid])
  return (
    <div role="status">
      {isMissing ? (
        <p className="note">
          <span>
            Your advert has no energy rating yet. An Energy Performance Certificate (EPC) is legally required
            to market a home. Once you have it, <a href={edit}>edit your advert</a>, add the rating under
            Energy certificate, and publish the change.
          </span>
        </p>
      ) : null}
    </div>
  )
}
