import { paths } from '@/lib/router/paths'
import type { SupportKind } from './ticket'

export interface AskAbout {
  /** Where the person is: an address of the application. */
  page?: string
  kind?: SupportKind
}

/** Where one asks: the form with the page filled in, or the contact form for somebody who is not signed in. */
export function createAskPath(isSignedIn: boolean, { page, kind }: AskAbout): string {
  if (!isSignedIn) return paths.info.contacts
  const search = new URLSearchParams({ ...(page && { page }), ...(kind && { kind }) }).toString()
  return search ? `${paths.support.ask}?${search}` : paths.support.ask
}
