import { APP_TYPES } from '#shared/form/block.ts'
import { setSharedComputer } from '#web/state/shared-computer.ts'
import { storeDraft, storedDraft } from '#web/state/stored-draft.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateAdvert, useCurrentUser } from './use-create-advert.ts'

interface SharedComputerDialogProps {
  readonly onClose: () => void
  readonly onSet: () => void
}

/** Says what is kept in the browser, and removes it. */
export function SharedComputerDialog({ onClose, onSet }: SharedComputerDialogProps) {
  const { keeping, draft } = useCreateAdvert()
  const isGuest = useCurrentUser(({ userType }) => userType === 'guest')
  const forget = async (): Promise<void> => {
    setSharedComputer()
    const drafts = APP_TYPES.map((appType) => ({ appType, uuid: storedDraft(appType) }))
    // The ids move to where they end with the tab.
    for (const { appType, uuid } of drafts) storeDraft(appType, uuid)
    void draft.save()
    await keeping.forget(drafts.flatMap(({ uuid }) => uuid ?? []))
    onSet()
  }
  return (
    <Dialog
      title="Are you on a shared computer?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="primary" onClick={() => void forget()}>
            Keep nothing in this browser
          </button>
          <button type="button" className="secondary" data-closes>
            Cancel
          </button>
        </>
      }
    >
      <p>
        We keep a copy of what you type in this browser, so you don’t lose it if the browser closes. Other
        people who use this computer could see it.
      </p>
      <p>
        If you choose to keep nothing, we delete the copy now. Your advert stays saved with us, but this
        browser forgets it when you close this tab.{' '}
        {isGuest
          ? 'To come back to it, sign in or email yourself a link before you leave.'
          : 'Sign out before you leave. To come back to your advert, sign in again.'}
      </p>
    </Dialog>
  )
}
