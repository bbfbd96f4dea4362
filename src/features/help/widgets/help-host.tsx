import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches, useSearchParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { findPage } from '@/lib/router/handle'
import { useStore } from '@/lib/store'
import { useHotkey } from '@/shared/hooks/use-hotkey'
import { useReturnFocus } from '@/shared/hooks/use-return-focus'
import { ErrorBoundary } from '@/shared/ui/states/error-boundary'
import { getReader } from '../model/article'
import { closeHelp, helpStore, openHelp } from './help-store'
import { HelpMissing } from './help-missing'

const HelpPanel = lazy(() =>
  import('../components/help-panel').then((module) => ({ default: module.HelpPanel })),
)

/** Holds the help beside every signed-in page; `?help=<article>` in the address opens it there. */
export function HelpHost() {
  const session = useSession()
  const page = findPage(useMatches())
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const linked = params.get('help')
  const state = useStore(helpStore, (current) => current)
  const isOpen = state.isOpen || linked !== null
  // its code comes with the first click, and stays for the way out
  const [isMet, setIsMet] = useState(isOpen)
  if (isOpen && !isMet) setIsMet(true)

  useHotkey('?', () => {
    if (!document.querySelector('[role="dialog"]')) openHelp()
  })

  // on another page, or with another link, what was opened before is over
  useEffect(() => closeHelp(), [pathname, linked])

  useReturnFocus(isOpen)

  function close() {
    closeHelp()
    if (linked === null) return
    setParams(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete('help')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  }

  if (!isMet) return null
  return (
    <ErrorBoundary
      fallback={(error) => <HelpMissing isOpen={isOpen} error={error} onClose={close} />}
    >
      <Suspense fallback={null}>
        <HelpPanel
          isOpen={isOpen}
          articleId={state.isOpen ? state.articleId : linked}
          screen={page?.path ?? null}
          reader={getReader(session)}
          onOpen={openHelp}
          onClose={close}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
