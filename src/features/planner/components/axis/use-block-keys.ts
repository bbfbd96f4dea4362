import { use, type KeyboardEvent } from 'react'
import type { PlanBlock } from '../../model/plan'
import { listAllSteps } from '../../model/board/steps'
import { roundMinutesToStep } from '../../model/board/minute-steps'
import { KeysHelp } from '../keys/keys-help-context'
import { usePlanner } from '../planner-context'
import { parseBlockKey } from './block-keys'
import { KeyFocus } from './key-focus'

/** Everything the mouse does with a block, by key, while the block itself has the focus. */
export function useBlockKeys(block: PlanBlock) {
  const { plan, moves, openBlock } = usePlanner()
  const stayOn = use(KeyFocus)
  const help = use(KeysHelp)
  const { key, minutes } = block

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const act = parseBlockKey(event)
    if (!act) return
    event.preventDefault()
    if (act.kind === 'help') return help()
    if (act.kind === 'open') return openBlock(key)
    stayOn(act.kind === 'remove' ? findNeighbour(plan, key) : key)
    if (act.kind === 'shift') moves.shift(key, act.direction)
    if (act.kind === 'lane') moves.shiftLane(key, act.direction)
    if (act.kind === 'beside') moves.toggleBeside(key)
    if (act.kind === 'remove') moves.remove(key)
    if (act.kind === 'stretch') {
      const next = act.isFine ? minutes + act.direction : roundMinutesToStep(minutes, act.direction)
      moves.stretch(key, next)
    }
  }
}

/** Who has the focus when a block goes: the next one, else the one before. */
function findNeighbour(plan: Parameters<typeof listAllSteps>[0], key: string): string {
  const keys = listAllSteps(plan).flatMap((step) => step.map((block) => block.key))
  const index = keys.indexOf(key)
  return keys[index + 1] ?? keys[index - 1] ?? key
}
