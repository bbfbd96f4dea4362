import { useLoaderData } from 'react-router'
import { LiveScreen } from '../components/live/live-screen'
import type { loadMatchLive } from '../loaders'

/** The match on the phone, beside the pitch. */
export function MatchLivePage() {
  const { userId, matchId } = useLoaderData<typeof loadMatchLive>()
  return <LiveScreen key={matchId} userId={userId} matchId={matchId} />
}
