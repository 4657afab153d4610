import { APP_TYPES, type AppType } from '../form/block.ts'
import { paths } from './paths.ts'

/** Null for another page's path. */
type Reader<T> = (path: string) => T | null

const pathIn = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

export const at =
  (address: string): Reader<object> =>
  (path) =>
    path === pathIn(address) ? {} : null

/** The address and all that stand below it. */
export const within =
  (address: string): Reader<object> =>
  (path) =>
    path === address || path.startsWith(`${address}/`) ? {} : null

export const perAppType =
  (build: (appType: AppType) => string): Reader<{ readonly appType: AppType }> =>
  (path) => {
    const appType = APP_TYPES.find((one) => pathIn(build(one)) === path)
    return appType === undefined ? null : { appType }
  }

export const perListing =
  (build: (listing: string) => string): Reader<{ readonly listing: string }> =>
  (path) => {
    const listing = path.split('/').find((part) => part !== '' && build(part) === path)
    return listing === undefined ? null : { listing }
  }

export const perDraft =
  (build: (uuid: string) => string): Reader<{ readonly uuid: string }> =>
  (path) => {
    const uuid = path.slice(path.lastIndexOf('/') + 1)
    return uuid !== '' && build(uuid) === path ? { uuid } : null
  }

export const readLoad: Reader<{ readonly appType: AppType; readonly uuid: string }> = (path) => {
  const uuid = path.slice(path.lastIndexOf('/') + 1)
  const appType = APP_TYPES.find((one) => uuid !== '' && paths.load(one, uuid) === path)
  return appType === undefined ? null : { appType, uuid }
}
