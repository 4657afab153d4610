import { useEffect, useState } from 'react'
import type { AppType } from '#shared/form/block.ts'
import { type DraftStanding, draftStanding } from './draft-standing.ts'

const asked = new Map<AppType, Promise<DraftStanding | null>>()

/** Asked once a page, whose draft does not change. */
function askOnce(appType: AppType): Promise<DraftStanding | null> {
  const standing = asked.get(appType) ?? draftStanding(appType)
  asked.set(appType, standing)
  return standing
}

/** How this browser's draft stands; null until that is known. */
export function useDraftStanding(appType: AppType): DraftStanding | null {
  const [standing, setStanding] = useState<DraftStanding | null>(null)
  useEffect(() => {
    let isMounted = true
    void askOnce(appType).then((known) => {
      if (isMounted) setStanding(known)
    })
    return () => {
      isMounted = false
    }
  }, [appType])
  return standing
}
