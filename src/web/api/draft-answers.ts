import { ENDPOINTS } from '#shared/api/endpoints.ts'
import type { PageState } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { post } from './call.ts'

/** The answers of one block of a stored draft, or null if the draft is not available in this browser. */
export async function answersOfBlock(
  appType: AppType,
  uuid: string,
  block: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const called = await post<{ data: PageState }>(ENDPOINTS.getInitialData.path, {
    data: { uuid, app_type: appType },
  })
  if (!called.ok || called.answer.data.uuid !== uuid) return null
  const fields = Object.entries(called.answer.data.blocks[block]?.fields ?? {})
  return Object.fromEntries(fields.map(([name, { value }]) => [name, value]))
}
