import type { PlantedFault } from './fault.ts'
import { MONEY_FAULTS } from './money-faults.ts'
import { REFERENCE_FAULTS } from './reference-faults.ts'
import { SERVER_FAULTS } from './server-faults.ts'
import { WEB_FAULTS } from './web-faults.ts'

/** Over the whole product, and for each check that was thinned out for speed at least one, which the thinner check still catches. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...SERVER_FAULTS,
  ...REFERENCE_FAULTS,
  ...MONEY_FAULTS,
  ...WEB_FAULTS,
]
