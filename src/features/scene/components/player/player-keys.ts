/** The player's keys, wherever the focus is inside it. */
import type { KeyboardEvent } from 'react'
import type { Player } from './player'
import { hasReducedMotion } from './reduced-motion'

/** Whether the key meant the player. Buttons, fields and the slider keep their own. */
export function handlePlayerKey(player: Player, event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false
  const isSlider = target.matches('input[type="range"]')
  if (key === ' ' || key === 'k') {
    if (target.matches('select, textarea') || (key === ' ' && target.matches('button')))
      return false
    player.toggle()
    return true
  }
  if (isSlider || target.matches('select, textarea')) return false
  if (key === 'ArrowLeft') player.stepBack()
  else if (key === 'ArrowRight') player.stepForward(hasReducedMotion())
  else if (key === 'Home') player.seek(0)
  else if (key === 'End') player.seek(Infinity)
  else return false
  return true
}
