/** Whether it leads to the site of that origin. A final dot says only that the name is whole. */
export function isAt(url: string, origin: string): boolean {
  const [asked, own] = [URL.parse(url), URL.parse(origin)]
  if (asked === null || own === null) return false
  // The usual port of its scheme is left out of a URL.
  return asked.protocol === own.protocol && asked.port === own.port && nameOf(asked) === nameOf(own)
}

const nameOf = ({ hostname }: URL): string => hostname.replace(/\.+$/, '')
