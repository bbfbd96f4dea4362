import { Suspense, useState } from 'react'
import { useMatches } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { findPage } from '@/lib/router/handle'
import { LoadingScreen } from '../shell/loading-screen'
import { DefaultLayout, EmptyLayout, KitOutlet, SignedInShell } from './layout-parts'
import { resolveLayout } from './resolve-layout'

/**
 * One outlet for all seven layouts, so that the shell stays mounted (sidebar, scroll, popovers)
 * when a role's own page leads to a page every role shares.
 */
export function LayoutOutlet() {
  const page = findPage(useMatches())
  const session = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session?.profile && !wasSignedIn) setWasSignedIn(true)
  // the session is over, the page not left yet: it gets no visitor's frame on its way out
  if (wasSignedIn && !session?.profile && page && page.access !== 'open') return null
  const frame = resolveLayout(page?.layout ?? 'role', session, page?.isLight)
  return (
    <Suspense fallback={<LoadingScreen />}>
      {frame.kind === 'empty' && <EmptyLayout />}
      {frame.kind === 'public' && (
        <DefaultLayout>{frame.needsKit ? <KitOutlet /> : null}</DefaultLayout>
      )}
      {frame.kind === 'signed_in' && (
        <SignedInShell nav={frame.nav} isWide={page?.isWide ?? false} />
      )}
    </Suspense>
  )
}
