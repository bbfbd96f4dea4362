import { useTranslation } from 'react-i18next'
import type { PlanBlock } from '../model/plan'

/** Names of what a plan consists of. */
export function usePlanText() {
  const { t } = useTranslation('planner')

  /** The exercise's name, the block's own, or that the exercise is no longer there. */
  function getBlockTitle(block: PlanBlock): string {
    return block.exercise?.title || block.title || t('board.unknown_exercise')
  }

  return { blockTitle: getBlockTitle }
}
