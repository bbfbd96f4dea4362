import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plusClock } from '@/lib/time/wall-clock'
import { showToast } from '@/lib/toast'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { clampMinutes, exerciseBlock, freeBlock, isFull, type PlanBlock } from '../../model/plan'
import { startMinutes } from '../../model/plan-times'
import {
  withApart,
  withBesideBefore,
  withBlock,
  withChange,
  withLaneShifted,
  withMoved,
  withoutBlock,
  withPlaced,
  withShifted,
  type Place,
} from '../../model/board/plan-moves'
import { cardData } from '../../model/board/planner-start'
import { placeOf, stepsOf } from '../../model/board/steps'
import { usePlanText } from '../../widgets/use-plan-text'
import type { PlanMoves } from '../planner-context'
import type { PlannerState } from './use-planner-state'

/** Every way to change the plan; `said` is for those who do not see it happen. */
export function usePlanMoves(state: PlannerState, start: string) {
  const { t } = useTranslation(['planner', 'exercises'])
  const { blockTitle: titleOf } = usePlanText()
  const [said, setSaid] = useState('')
  const [freshKey, setFreshKey] = useState<string | null>(null)
  const { edit } = state

  function insert(block: PlanBlock, place?: Place): boolean {
    if (isFull(state.values().blocks)) {
      showToast('error', 'planner:board.full')
      return false
    }
    return edit((plan) => (place ? withPlaced(plan, block, place) : withBlock(plan, block)))
  }

  function addAt(exercise: ExerciseCardData, place: Place) {
    const block = exerciseBlock(crypto.randomUUID(), cardData(exercise), place.phase)
    if (insert(block, place)) sayPlace(block.key)
  }

  function add(exercise: ExerciseCardData, phase?: PlanBlock['phase']) {
    const block = exerciseBlock(crypto.randomUUID(), cardData(exercise), phase)
    if (!insert(block)) return
    setSaid(
      t('board.added', { title: exercise.title, phase: t(`exercises:phases.${block.phase}`) }),
    )
  }

  function addFree(phase: PlanBlock['phase']) {
    const block = freeBlock(crypto.randomUUID(), phase, t('board.drinks'))
    if (insert(block)) setFreshKey(block.key)
  }

  function remove(key: string) {
    const before = state.values().blocks
    const block = before.find((candidate) => candidate.key === key)
    const place = placeOf(before, key)
    if (!block || !place) return
    edit((plan) => withoutBlock(plan, key))
    const isBeside = place.lane > 0
    showToast('info', 'planner:board.removed', {
      values: { title: titleOf(block) },
      action: {
        label: 'planner:board.undo',
        run: () => insert(block, { phase: place.phase, index: place.index, isBeside }),
      },
    })
  }

  /** Says where a block stands now, or that it could not go there. */
  function sayAfter(isMoved: boolean, key: string) {
    if (isMoved) sayPlace(key)
    else setSaid(t('plan.no_further'))
  }

  function sayPlace(key: string) {
    const now = state.values().blocks
    const block = now.find((candidate) => candidate.key === key)
    const place = placeOf(now, key)
    if (!block || !place) return
    const words = {
      title: titleOf(block),
      phase: t(`exercises:phases.${place.phase}`),
      time: plusClock(start, startMinutes(now)[key] ?? 0),
      minutes: block.minutes,
    }
    const lanes = stepsOf(now, place.phase)[place.index]?.length ?? 1
    setSaid(
      lanes > 1
        ? t('plan.said_lane', { ...words, lane: place.lane + 1, lanes })
        : t('plan.said', words),
    )
  }

  const moves: PlanMoves = {
    add,
    addAt,
    addFree,
    remove,
    move: (key, place) =>
      sayAfter(
        edit((plan) => withMoved(plan, key, place)),
        key,
      ),
    shift: (key, by) =>
      sayAfter(
        edit((plan) => withShifted(plan, key, by)),
        key,
      ),
    shiftLane: (key, by) =>
      sayAfter(
        edit((plan) => withLaneShifted(plan, key, by)),
        key,
      ),
    toggleBeside: (key) =>
      sayAfter(
        edit((plan) => withApart(plan, key)) || edit((plan) => withBesideBefore(plan, key)),
        key,
      ),
    stretch: (key, minutes) =>
      sayAfter(
        edit((plan) => withChange(plan, key, { minutes: clampMinutes(minutes) })),
        key,
      ),
    change: (key, change) => void edit((plan) => withChange(plan, key, change)),
    swap: (key, exercise) =>
      void edit((plan) =>
        plan.map((block) =>
          block.key === key
            ? { ...block, exercise_id: exercise.id, title: null, exercise: cardData(exercise) }
            : block,
        ),
      ),
    replaceAll: (blocks) => void edit(() => [...blocks]),
  }
  return { moves, said, freshKey }
}
