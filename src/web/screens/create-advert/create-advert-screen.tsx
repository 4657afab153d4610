import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { SPECIFIED_PAGE } from '#shared/advert/specified-page.ts'
import type { SignedInUser } from '#shared/api/document-state.ts'
import { type AppType, type Block, belongsTo } from '#shared/form/block.ts'
import { PRODUCT } from '#shared/product.ts'
import { BlockView } from '#web/form/block-view.tsx'
import { factsText } from '#web/form/controls.ts'
import { focusField } from '#web/form/focus-field.ts'
import { AfterPaint, FormProvider, useForm, useFormState } from '#web/form/form-context.tsx'
import { bindForm } from '#web/form/form-events.ts'
import { hideUnasked } from '#web/form/hide-unasked.ts'
import { revealsIn } from '#web/form/reveals.ts'
import type { Turns } from '#web/form/turns.ts'
import { TopNavigation } from '#web/journey/top-navigation.tsx'
import { loadFigtree } from '#web/ui/figtree.ts'
import { titlePage } from '#web/ui/page-title.ts'
import { BackToFind, EnterManually } from './address-type.tsx'
import { AgentMessage } from './agent-message.tsx'
import { AUDIENCES } from './audiences.ts'
import { ClearForm } from './clear-form.tsx'
import { type CreateAdvert, type CreateAdvertProps, createAdvert } from './create-advert.ts'
import { CertifiedHome, EpcRating } from './epc-rating.tsx'
import { Help } from './help.tsx'
import { LivePreview } from './live-preview.tsx'
import { NextButton } from './next-button.tsx'
import { Notices } from './notices.tsx'
import { optionNotes } from './option-notes.ts'
import { PaidMarketing } from './paid-marketing.tsx'
import { PlanAndTour } from './plan-and-tour.tsx'
import { ProgressOutline } from './progress-outline.tsx'
import { SaveAlert } from './save-status.tsx'
import { BackToCheck } from './see-advert.tsx'
import { SharedComputer } from './shared-computer.tsx'
import { SignInModal, SignInPrompt } from './sign-in-prompt.tsx'
import { CreateAdvertProvider } from './use-create-advert.ts'

/** For published adverts. */
const EDIT_HEADING = 'Edit your advert'
const EXTRAS = {
  propertyAddress: EnterManually,
  manualAddress: BackToFind,
  photos: PlanAndTour,
  epc: EpcRating,
  material: CertifiedHome,
  marketingOption: PaidMarketing,
} as const
const NOTHING: readonly string[] = []
/** A paid option can no longer be changed (specification section 2, Marketing option). */
const PAID_FOR = ['marketingOption']

interface ScreenProps extends CreateAdvertProps {
  /** For adverts not yet published. */
  readonly heading: string
  readonly onSignedIn: (who: SignedInUser) => void
  readonly turns: Turns | undefined
}

/** The creation page (specification section 2, Create your ad). */
export function CreateAdvertScreen({ appType, heading, first, law, onSignedIn, turns }: ScreenProps) {
  const [help, setHelp] = useState<string | null>(null)
  const advert = useMemo(() => createAdvert({ appType, first, law }), [appType, first, law])
  const form = useMemo(() => {
    const { find, change } = advert.lookups
    const photos = { ...advert.photos, load: () => void advert.photos.load() }
    return {
      ...advert.form,
      openHelp: setHelp,
      locked: advert.first.order.isPaid ? PAID_FOR : NOTHING,
      lists: { find: () => void find(), change },
      photos,
      notes: { marketingOption: optionNotes(appType, first.claims, first.notOffered) },
      turns,
    }
  }, [advert, appType, first, turns])
  return (
    <CreateAdvertProvider value={advert}>
      <FormProvider value={form}>
        <AfterPaint>
          <Steps appType={appType} />
        </AfterPaint>
        <Page advert={advert} heading={advert.first.listing === null ? heading : EDIT_HEADING} />
        {help ? (
          <Help key={help} name={help} onClose={() => setHelp((now) => (now === help ? null : now))} />
        ) : null}
        <SignInModal onSignedIn={onSignedIn} />
      </FormProvider>
    </CreateAdvertProvider>
  )
}

/** The page gets its mark after Next (specification section 4, Page validation). */
function Steps({ appType }: { appType: AppType }) {
  const mark = useFormState(({ summary, walked }) =>
    summary ? 'invalid' : walked.every(({ valid }) => valid) ? 'valid' : null,
  )
  return <TopNavigation appType={appType} current="create" marks={mark ? { create: mark } : {}} />
}

interface PageProps {
  readonly advert: CreateAdvert
  readonly heading: string
}

function Page({ advert, heading }: PageProps) {
  const form = useBoundForm(advert)
  // The stored draft may load after the server rendered the page.
  useEffect(() => titlePage(heading), [heading])
  const [facts] = useState(() => factsText(advert.form.store.getState().facts))
  return (
    <div className="page">
      <main id="main">
        <h1>{heading}</h1>
        <form
          ref={form}
          data-facts={facts}
          noValidate
          autoComplete="on"
          onSubmit={(event) => event.preventDefault()}
        >
          <p className="lead" data-for="owners">
            {`Answer what you can, in any order. We save as you go. ${PRODUCT.name} takes homes in the United Kingdom only.`}
          </p>
          <noscript>
            <p className="note">
              This form needs JavaScript to save your answers. Turn it on in your browser’s settings, then
              reload this page.
            </p>
          </noscript>
          <Notices />
          <Blocks form={form} />
          <AgentMessage />
        </form>
        <SaveAlert />
        <BackToCheck />
      </main>
      {/* Its many links come after the questions. */}
      <AfterPaint>
        <ProgressOutline />
      </AfterPaint>
      <LivePreview />
    </div>
  )
}

/** Connects the form element to the advert while it is mounted. */
function useBoundForm(advert: CreateAdvert) {
  const element = useRef<HTMLFormElement>(null)
  const { turns } = useForm()
  useEffect(() => {
    if (!element.current) return
    turns?.start()
    const { adoptTyped, unbind } = bindForm(element.current, advert.form)
    const stop = advert.start()
    adoptTyped()
    advert.prefill()
    const { dataset } = document.documentElement
    dataset['hydrated'] = ''
    if ('early' in dataset) advert.currentUser.setState({ continuesToNext: true })
    delete dataset['early']
    loadFigtree()
    if (location.hash.length > 1) focusField(location.hash.slice(1))
    return () => {
      stop()
      unbind()
    }
  }, [advert, turns])
  return element
}

function Blocks({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const blocks = useDrawnBlocks()
  const { store } = useForm()
  useEffect(() => {
    const reveals = [...AUDIENCES, ...revealsIn(blocks)]
    return form.current ? hideUnasked(form.current, store, reveals) : undefined
  }, [form, store, blocks])
  const agentQuestion = blocks.find(({ name }) => name === 'userAgent')
  const rest = blocks.filter((block) => block !== agentQuestion)
  return (
    <>
      <div data-for="owners">
        <ClearForm />
        <SharedComputer />
        <SignInPrompt />
      </div>
      {agentQuestion ? <BlockView block={agentQuestion} headedBlocks={agentQuestion.name} /> : null}
      <div className="questions" data-for="owners">
        {rest.map((block, i) => (
          <BlockView
            key={block.name}
            block={block}
            headedBlocks={headedBy(rest, i)}
            ownHelp={block.help !== rest[i - 1]?.help}
            Extra={EXTRAS[block.name as keyof typeof EXTRAS]}
          />
        ))}
        <NextButton />
      </div>
    </>
  )
}

const SPECIFIED: ReadonlySet<Block> = new Set(SPECIFIED_PAGE)

/** Without what the law asks of other homes: most of it is asked of few. The same list until it changes. */
function useDrawnBlocks(): readonly Block[] {
  const declared = useFormState((state) => state.declared)
  const drawn = useFormState((state) =>
    state.declared
      .filter((block) =>
        SPECIFIED.has(block) ? belongsTo(state.context, block) : state.blocks[block.name]?.visible,
      )
      .map(({ name }) => name)
      .join(' '),
  )
  return useMemo(() => {
    const names = new Set(drawn.split(' '))
    return declared.filter(({ name }) => names.has(name))
  }, [declared, drawn])
}

/** The blocks under this block's heading: its own, or its group's; '' if an earlier block has the heading. */
function headedBy(blocks: readonly Block[], at: number): string {
  const { name, group } = blocks[at] ?? {}
  if (!group) return name ?? ''
  if (blocks[at - 1]?.group === group) return ''
  return blocks
    .filter((block) => block.group === group)
    .map((block) => block.name)
    .join(' ')
}
