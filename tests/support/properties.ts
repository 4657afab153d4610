import * as fc from 'fast-check'

// The same cases in every run: what fails, fails again, and a change is not stopped by a case that it has nothing to do with.
fc.configureGlobal({ seed: 20_261_120 })

export { fc }
