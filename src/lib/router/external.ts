/** Leaving the app: only ever on purpose (spec section 6: external navigation is an error by default). */

export interface NavigateOptions {
  /** Must be true for another origin. */
  external?: boolean
}

/** True when a URL leads to another origin, or is not a web page of ours at all. */
export function isExternal(url: string, origin: string): boolean {
  return !URL.canParse(url, origin) || new URL(url, origin).origin !== origin
}

/** Loads another site's page in full; throws without `external`, and for anything but http(s). */
export function navigateExternal(url: string, options: NavigateOptions = {}): void {
  const { origin } = window.location
  if (isExternal(url, origin) && !options.external) {
    throw new Error(`Navigation to an external URL is not allowed by default: ${url}`)
  }
  if (!/^https?:$/.test(new URL(url, origin).protocol)) {
    throw new Error(`Navigation to this kind of URL is not allowed: ${url}`)
  }
  window.location.assign(url)
}
