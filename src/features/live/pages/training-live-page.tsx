import { useLoaderData } from 'react-router'
import { Live } from '../components/live'
import type { loadLiveTraining } from '../loaders'

/** The session on the phone, beside the pitch. */
export function TrainingLivePage() {
  const live = useLoaderData<typeof loadLiveTraining>()
  return <Live key={live.storeKey} {...live} />
}
