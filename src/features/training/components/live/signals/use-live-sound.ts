import { useState } from 'react'
import { wakeSpeaker } from './live-signals'

const key = 'training-live-sound'

/** Whether this device gives a tone: asked once, remembered, silent until then. */
export function useLiveSound() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(key) === 'on')

  function turn(on: boolean) {
    if (on) wakeSpeaker()
    localStorage.setItem(key, on ? 'on' : 'off')
    setIsOn(on)
  }

  return { isOn, turn }
}
