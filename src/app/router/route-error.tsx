/** What a visitor sees when a route fails: inside the layout where possible, nothing for bots. */
import { useState } from 'react'
import { useRouteError } from 'react-router'
import { handleInvalidToken } from '@/features/session/api/session-store'
import { isBot } from '@/lib/bots'
import { ErrorPage } from '../shell/error-page'
import { describeRouteError } from './describe-route-error'

/** For a page that failed: sidebar and header stay. A dead token ends the session instead (spec section 8). */
export function PageError() {
  const error = useRouteError()
  const [isEnding] = useState(() => handleInvalidToken(error))
  if (isEnding || isBot(navigator.userAgent)) return null
  return <ErrorPage {...describeRouteError(error)} />
}

/** For a failure of the frame itself: the page stands alone on the black root. */
export function RootError() {
  const error = useRouteError()
  if (isBot(navigator.userAgent)) return null
  return (
    <main>
      <ErrorPage {...describeRouteError(error)} />
    </main>
  )
}
