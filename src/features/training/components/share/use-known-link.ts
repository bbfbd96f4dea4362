import { useState } from 'react'
import { href, paths } from '@/lib/router/paths'
import { openDeviceStore } from '@/lib/device/device-storage'
import { useTrainingShares } from '../../api/training-shares'
import { readKnownLink } from '../../model/share/known-link'
import { getShareState } from '../../model/share/share-state'

/** The address of the share link made on this device, while it is open; else null. */
export function useKnownLink(trainingId: string, isWanted: boolean): string | null {
  const { data: shares = [] } = useTrainingShares(trainingId, isWanted)
  const [now] = useState(() => Date.now())
  const open = shares.filter((share) => getShareState(share, now) === 'open').map(({ id }) => id)
  const link = readKnownLink(openDeviceStore('training_link'), trainingId, open)
  return link
    ? `${window.location.origin}${href(paths.trainings.shared, { token: link.token })}`
    : null
}
