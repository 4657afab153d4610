export interface PlantedFault {
  /** What it stands for. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** The tests that are run, and of which one has to fail: files of vitest or of Playwright. */
  readonly caughtBy: string
}

/** For each check that was thinned out for speed at least one, which the thinner check still catches. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a wrong code counts as right: the orders in which nothing was verified publish',
    file: 'src/server/phone/verify-code.ts',
    from: 'if (!timingSafeEqual(',
    to: 'if (timingSafeEqual(',
    caughtBy: 'src/server/publishing/step-order.test.ts',
  },
  {
    name: 'a message changed',
    file: 'src/shared/form/messages.ts',
    from: 'field must be a valid email.',
    to: 'field must be an email.',
    caughtBy: 'src/shared/advert/messages.test.ts',
  },
  {
    name: 'a limit off by one: a code can be guessed six times',
    file: 'src/server/config/limits.ts',
    from: 'triesPerCode: 5',
    to: 'triesPerCode: 6',
    caughtBy: 'src/server/phone/verify-code.test.ts',
  },
  {
    name: 'an ARIA attribute gone',
    file: 'src/web/form/text-control.tsx',
    from: "    'aria-invalid': invalid || undefined,\n",
    to: '',
    caughtBy: 'tests/e2e/validation.spec.ts',
  },
]
