import type { DescribedOperation, OpenApi } from '#shared/api/open-api.ts'

export interface ShownOperation extends DescribedOperation {
  /** In capitals. */
  readonly method: string
  readonly path: string
}

export const operationsIn = (document: OpenApi): readonly ShownOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
