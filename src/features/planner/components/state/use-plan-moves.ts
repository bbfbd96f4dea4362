import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addClockMinutes } from '@/lib/time/wall-clock'
import { showToast } from '@/lib/toast'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import {
  clampMinutes,
  createExerciseBlock,
  createFreeBlock,
  isFull,
  type PlanBlock,
} from '../../model/plan'
import { computeStartMinutes } from '../../model/plan-times'
import {
  separateBlock,
  joinStepBefore,
  addBlock,
  changeBlock,
  shiftLane,
  moveBlock,
  removeBlock,
  placeBlock,
  shiftBlock,
  type Place,
} from '../../model/board/plan-moves'
import { toCardData } from '../../model/board/planner-start'
import { findPlace, listSteps } from '../../model/board/steps'
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
    return edit((plan) => (place ? placeBlock(plan, block, place) : addBlock(plan, block)))
  }

  function addAt(exercise: ExerciseCardData, place: Place) {
    const block = createExerciseBlock(crypto.randomUUID(), toCardData(exercise), place.phase)
    if (insert(block, place)) announcePlace(block.key)
  }

  function add(exercise: ExerciseCardData, phase?: PlanBlock['phase']) {
    const block = createExerciseBlock(crypto.randomUUID(), toCardData(exercise), phase)
    if (!insert(block)) return
    setSaid(
      t('board.added', { title: exercise.title, phase: t(`exercises:phases.${block.phase}`) }),
    )
  }

  function addFree(phase: PlanBlock['phase']) {
    const block = createFreeBlock(crypto.randomUUID(), phase, t('board.drinks'))
    if (insert(block)) setFreshKey(block.key)
  }

  function remove(key: string) {
    const before = state.values().blocks
    const block = before.find((candidate) => candidate.key === key)
    const place = findPlace(before, key)
    if (!block || !place) return
    edit((plan) => removeBlock(plan, key))
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
  function announceMove(isMoved: boolean, key: string) {
    if (isMoved) announcePlace(key)
    else setSaid(t('plan.no_further'))
  }

  function announcePlace(key: string) {
    const now = state.values().blocks
    const block = now.find((candidate) => candidate.key === key)
    const place = findPlace(now, key)
    if (!block || !place) return
    const words = {
      title: titleOf(block),
      phase: t(`exercises:phases.${place.phase}`),
      time: addClockMinutes(start, computeStartMinutes(now)[key] ?? 0),
      minutes: block.minutes,
    }
    const lanes = listSteps(now, place.phase)[place.index]?.length ?? 1
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
      announceMove(
        edit((plan) => moveBlock(plan, key, place)),
        key,
      ),
    shift: (key, by) =>
      announceMove(
        edit((plan) => shiftBlock(plan, key, by)),
        key,
      ),
    shiftLane: (key, by) =>
      announceMove(
        edit((plan) => shiftLane(plan, key, by)),
        key,
      ),
    toggleBeside: (key) =>
      announceMove(
        edit((plan) => separateBlock(plan, key)) || edit((plan) => joinStepBefore(plan, key)),
        key,
      ),
    stretch: (key, minutes) =>
      announceMove(
        edit((plan) => changeBlock(plan, key, { minutes: clampMinutes(minutes) })),
        key,
      ),
    change: (key, change) => void edit((plan) => changeBlock(plan, key, change)),
    swap: (key, exercise) =>
      void edit((plan) =>
        plan.map((block) =>
          block.key === key
            ? { ...block, exercise_id: exercise.id, title: null, exercise: toCardData(exercise) }
            : block,
        ),
      ),
    replaceAll: (blocks) => void edit(() => [...blocks]),
  }
  return { moves, said, freshKey }
}
