import { useTranslation } from 'react-i18next'
import { usePlanText } from '../trainings/use-plan-text'
import type { Dragged, DragTexts, Place } from './board/plan-drag'

/** What a screen reader hears while something is dragged. */
export function useDragTexts(): DragTexts {
  const { t } = useTranslation('training')
  const { blockTitle } = usePlanText()

  function titleOf(dragged: Dragged): string {
    return 'block' in dragged ? blockTitle(dragged.block) : dragged.exercise.title
  }

  function at(dragged: Dragged, { phase, index }: Place) {
    return { title: titleOf(dragged), phase: t(`phases.${phase}`), place: index + 1 }
  }

  return {
    instructions: t('drag.instructions'),
    titleOf,
    start: (dragged) => t('drag.start', { title: titleOf(dragged) }),
    over: (dragged, place) =>
      place ? t('drag.over', at(dragged, place)) : t('drag.nowhere', { title: titleOf(dragged) }),
    cancel: (dragged) => t('drag.cancel', { title: titleOf(dragged) }),
  }
}
