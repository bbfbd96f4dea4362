/** Apart from the way in: the frame of every signed-in page asks. */
import { useSyncExternalStore } from 'react'
import { useSession } from '@/features/session/api/session-store'
import { readDevice, writeDevice } from '@/lib/device/device-storage'
import { createStore } from '@/lib/store'
import { parseViewpoint, type Viewpoint } from '../model/viewpoint'

const changes = createStore(0)

/** Through whose eyes this device looks around; null for whoever is signed in as themselves, and for nobody. */
export function getTrial(): Viewpoint | null {
  return parseViewpoint(readDevice('trial'))
}

export function saveTrial(as: Viewpoint): void {
  writeDevice('trial', as)
  changes.setState(changes.getState() + 1)
}

/** The same for the frame, which stays while one person follows another. */
export function useTrial(): Viewpoint | null {
  // signing out wipes the device
  useSession()
  return useSyncExternalStore(changes.subscribe, getTrial)
}
