import { useState } from 'react'
import { readDevice, writeDevice } from '@/lib/device/device-storage'
import { wakeSpeaker } from './live-signals'

/** Whether this device gives a tone: asked once, remembered, silent until then. */
export function useLiveSound() {
  const [isOn, setIsOn] = useState(() => readDevice('live_sound') === 'on')

  function turn(on: boolean) {
    if (on) wakeSpeaker()
    writeDevice('live_sound', on ? 'on' : 'off')
    setIsOn(on)
  }

  return { isOn, turn }
}
