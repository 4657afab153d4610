/** JSON Schema 2020-12, as far as the API's document uses it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: 'date' | 'date-time' | 'uri' | 'email'
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: true
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: {
    readonly propertyName: string
    readonly mapping: Readonly<Record<string, string>>
  }
  readonly contentMediaType?: string
  readonly readOnly?: true
}

export interface DescribedParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface DescribedAnswer {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
  readonly content?: Content
}

export interface DescribedOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly DescribedParameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, DescribedAnswer>>
}

/** A call that we make. */
export interface DescribedWebHook {
  readonly summary: string
  readonly description: string
  readonly parameters: readonly DescribedParameter[]
  readonly requestBody: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, DescribedAnswer>>
}

type Method = 'get' | 'put' | 'post' | 'delete'

export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, DescribedOperation>>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: DescribedWebHook }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>
    readonly securitySchemes: Readonly<
      Record<string, { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }>
    >
  }
}
