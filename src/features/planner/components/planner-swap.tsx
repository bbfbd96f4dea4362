import type { FactsSlot } from '../api/session-facts'
import type { PlanBlock } from '../model/plan'
import { SwapMenu } from '../widgets/swap-menu'
import { usePlanText } from '../widgets/use-plan-text'
import { usePlanner } from './planner-context'

interface PlannerSwapProps {
  block: PlanBlock | undefined
  evening: FactsSlot | null
  onClose: () => void
}

/** Exercises like the one of a block that fit the training; taking one is a step that can be undone. */
export function PlannerSwap({ block, evening, onClose }: PlannerSwapProps) {
  const { plan, moves } = usePlanner()
  const { blockTitle } = usePlanText()
  if (!evening) return null
  const { teamId, startsAt, endsAt, trainingId } = evening
  return (
    <SwapMenu
      evening={{ teamId, startsAt, endsAt, trainingId }}
      block={{
        phase: block?.phase ?? 'main_part',
        minutes: block?.minutes ?? 0,
        exerciseId: block?.exercise_id ?? null,
        title: block ? blockTitle(block) : '',
      }}
      usedIds={plan.flatMap(({ exercise_id }) => exercise_id ?? [])}
      isOpen={block !== undefined}
      onClose={onClose}
      onSwap={(card) => block && moves.swap(block.key, card)}
    />
  )
}
