/** What we use of s3rver, which has no types of its own (github.com/jamhall/s3rver). */
declare module 's3rver' {
  interface S3rverOptions {
    readonly address: string
    readonly port: number
    readonly allowMismatchedSignatures?: boolean
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
  }
  export default class S3rver {
    constructor(options: S3rverOptions)
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
