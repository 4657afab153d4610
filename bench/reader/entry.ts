import { judgeAdvert } from '../../src/shared/rulebook/judge-advert.ts'

const DAY = '2026-11-22'

/** What the worker of the creation page does when somebody pauses. */
function read(propertyDescription: string): void {
  judgeAdvert('let', { propertyPostcode: 'SW1A 1AA', rentAmount: 950, propertyDescription }, DAY)
}

Object.assign(globalThis, { read })
