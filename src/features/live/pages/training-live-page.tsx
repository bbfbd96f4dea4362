import { useLoaderData } from 'react-router'
import { Live } from '../components/live'
import type { liveTraining } from '../loaders'

/** The session on the phone, beside the pitch. */
export function TrainingLivePage() {
  const live = useLoaderData<typeof liveTraining>()
  return <Live key={live.storeKey} {...live} />
}
