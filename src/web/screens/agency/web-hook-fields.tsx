import { eventField, WEB_HOOK_EVENTS } from '#shared/account/web-hooks.ts'
import type { TypedForm } from '#shared/form/plain-form.ts'
import { PlainChecks, PlainField } from '#web/form/plain-form.tsx'

const CHECKS = WEB_HOOK_EVENTS.map(({ id, label }) => ({ id: eventField(id), label }))

export const WebHookFields = ({ form }: { readonly form: TypedForm }) => (
  <>
    <PlainField
      form={form}
      name="url"
      label="The address of your program"
      hint="It begins with https."
      autoComplete="off"
    />
    <PlainChecks form={form} name="events" label="What do we tell it?" options={CHECKS} />
  </>
)
