/** The layouts' code, fetched beside the page's own so that no visitor waits for one after the other. */
import { lazy } from 'react'
import { loadSession } from '@/features/session/api/session-store'
import { loadMemberTexts } from '@/lib/i18n/setup'
import type { PageMeta } from '@/lib/router/page'
import { resolveLayout } from './resolve-layout'

/** The frame of every signed-in page and its words. */
export function fetchSignedIn() {
  return Promise.all([import('./signed-in-shell'), loadMemberTexts()])
}

const load = {
  empty: () => import('./empty-layout').then((module) => ({ default: module.EmptyLayout })),
  public: () => import('./default-layout').then((module) => ({ default: module.DefaultLayout })),
  kit: async () => {
    const [{ KitOutlet }] = await Promise.all([import('./kit-outlet'), loadMemberTexts()])
    return { default: KitOutlet }
  },
  signed_in: async () => {
    const [{ SignedInShell }] = await fetchSignedIn()
    return { default: SignedInShell }
  },
}

export const EmptyLayout = lazy(load.empty)
export const DefaultLayout = lazy(load.public)
export const KitOutlet = lazy(load.kit)
export const SignedInShell = lazy(load.signed_in)

/** Resolves when the frame this visitor will see is there; a failure shows when it is rendered. */
export async function preloadLayout({ layout, access, isLight }: PageMeta): Promise<void> {
  try {
    const session = await loadSession()
    // the guard sends them elsewhere
    if (!session?.profile && access !== 'open') return
    const frame = resolveLayout(layout, session, isLight)
    const needsKit = frame.kind === 'public' && frame.needsKit
    await Promise.all([load[frame.kind](), needsKit ? load.kit() : null])
  } catch {
    // the guard or the layout itself will say what is wrong
  }
}
