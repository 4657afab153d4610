export interface PlantedFault {
  /** What it stands for. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** The file of tests of which one has to fail. */
  readonly caughtBy: string
  /** Only the tests whose title has this. */
  readonly title?: string
}
