import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import type { ExerciseCardData } from '../../model/exercise'
import {
  exerciseBlock,
  freeBlock,
  isFull,
  placeOf,
  withBlock,
  withChange,
  withMoved,
  withoutBlock,
  withShifted,
  type Plan,
  type PlanBlock,
} from '../../model/plan'
import { cardData } from '../../model/planner/planner-start'
import type { TrainingPhase } from '../../model/taxonomy'
import type { TrainingValues } from '../../model/training-schema'
import { usePlanText } from '../trainings/use-plan-text'
import type { PlanMoves } from './planner-context'

/** The plan within the form, and every way to change it; `said` is for those who do not see it happen. */
export function usePlan() {
  const { t } = useTranslation('training')
  const { control, getValues, setValue, formState } = useFormContext<TrainingValues>()
  const plan: Plan = useWatch({ control, name: 'blocks' })
  const { blockTitle: titleOf } = usePlanText()
  const [said, setSaid] = useState('')
  const [freshKey, setFreshKey] = useState<string | null>(null)
  const { isSubmitted } = formState

  function edit(change: (plan: Plan) => Plan) {
    const blocks = [...change(getValues('blocks'))]
    setValue('blocks', blocks, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  function insert(block: PlanBlock, index?: number): boolean {
    if (isFull(getValues('blocks'))) {
      showToast('error', 'training:board.full')
      return false
    }
    edit((before) => withBlock(before, block, index))
    return true
  }

  function add(exercise: ExerciseCardData, phase?: TrainingPhase, index?: number) {
    const block = exerciseBlock(crypto.randomUUID(), cardData(exercise), phase)
    if (!insert(block, index)) return
    setSaid(t('board.added', { title: exercise.title, phase: t(`phases.${block.phase}`) }))
  }

  function addFree(phase: TrainingPhase) {
    const block = freeBlock(crypto.randomUUID(), phase, t('board.drinks'))
    if (insert(block)) setFreshKey(block.key)
  }

  function remove(key: string) {
    const before: Plan = getValues('blocks')
    const block = before.find((candidate) => candidate.key === key)
    const place = placeOf(before, key)
    if (!block || !place) return
    edit((now) => withoutBlock(now, key))
    showToast('info', 'training:board.removed', {
      values: { title: titleOf(block) },
      action: { label: 'training:board.undo', run: () => insert(block, place.index) },
    })
  }

  function shift(key: string, step: 1 | -1) {
    edit((now) => withShifted(now, key, step))
    sayPlace(key)
  }

  function move(key: string, phase: TrainingPhase, index: number) {
    edit((now) => withMoved(now, key, phase, index))
    sayPlace(key)
  }

  function sayPlace(key: string) {
    const now: Plan = getValues('blocks')
    const block = now.find((candidate) => candidate.key === key)
    const place = placeOf(now, key)
    if (!block || !place) return
    const phase = t(`phases.${place.phase}`)
    setSaid(t('drag.end', { title: titleOf(block), phase, place: place.index + 1 }))
  }

  const moves: PlanMoves = {
    add,
    addFree,
    move,
    shift,
    remove,
    change: (key, change) => edit((now) => withChange(now, key, change)),
  }
  return { plan, moves, said, freshKey }
}
