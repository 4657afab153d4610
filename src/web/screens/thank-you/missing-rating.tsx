import { useEffect, useState } from 'react'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { isRoom } from '#shared/advert/options.ts'
import { isEmpty } from '#shared/form/rule.ts'
import { publishedVersion } from '#web/api/publishing-api.ts'

interface MissingRatingProps {
  readonly uuid: string
  readonly edit: string
}

export const isRatedOrExempt = ({ currentEpc, epcExemption, rentalType }: DraftAnswers): boolean =>
  !isEmpty(currentEpc) || !isEmpty(epcExemption) || isRoom(rentalType)

/** A home may not be marketed without an energy rating (specification section 2, EPC block). What counts is the advert as published. */
export function MissingRating({ uuid, edit }: MissingRatingProps) {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void publishedVersion(uuid).then((published) => {
      if (published) setMissing(!isRatedOrExempt(published.answers))
    })
  }, [uuid])
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
