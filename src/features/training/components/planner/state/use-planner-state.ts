import { useEffect, useRef, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Plan } from '../../../model/plan'
import {
  recorded,
  redone,
  startHistory,
  undone,
  type History,
} from '../../../model/planner/history'
import { changedFields, changeSign } from '../../../model/planner/plan-changes'
import {
  trainingFields,
  type TrainingFields,
  type TrainingValues,
} from '../../../model/training-schema'

/**
 * Fields and plan of the planner with one line of undo for both. The plan stands beside the form, not
 * in it: its exercises carry drawings, which a form would copy with each change.
 */
export function usePlannerState(clean: TrainingValues, begin: TrainingValues) {
  const methods = useForm<TrainingFields>({
    resolver: zodResolver(trainingFields),
    defaultValues: fieldsOf(begin),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [plan, setPlan] = useState<Plan>(begin.blocks)
  const [cleanValues, setCleanValues] = useState(clean)
  const live = useRef<Plan>(begin.blocks)
  const history = useRef<History<TrainingValues>>(startHistory(begin))
  const [reach, setReach] = useState({ canUndo: false, canRedo: false })
  const isReplaying = useRef(false)
  const listeners = useRef(new Set<() => void>())

  function values(): TrainingValues {
    return { ...methods.getValues(), blocks: [...live.current] }
  }

  function keep(next: History<TrainingValues>) {
    history.current = next
    setReach({ canUndo: next.past.length > 0, canRedo: next.future.length > 0 })
  }

  function tell() {
    for (const listener of listeners.current) listener()
  }

  /** Notes what has changed since the last step; nothing if nothing has. */
  function record() {
    if (isReplaying.current) return
    const now = values()
    const before = history.current.present
    if (changedFields(before, now).length === 0) return
    keep(recorded(history.current, now, { sign: changeSign(before, now), at: Date.now() }))
    tell()
  }

  const recordLatest = useRef(record)
  useEffect(() => {
    recordLatest.current = record
  })

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: () => recordLatest.current(),
      }),
    [methods],
  )

  function edit(change: (plan: Plan) => Plan) {
    const next = change(live.current)
    if (next === live.current) return false
    live.current = next
    setPlan(next)
    record()
    return true
  }

  /** Fields and plan at once, outside the line of undo. */
  function show(next: TrainingValues) {
    isReplaying.current = true
    methods.reset(fieldsOf(next), { keepDefaultValues: true, keepErrors: true })
    isReplaying.current = false
    live.current = next.blocks
    setPlan(next.blocks)
  }

  function travel(next: History<TrainingValues>) {
    if (next === history.current) return
    keep(next)
    show(next.present)
    tell()
  }

  return {
    methods,
    plan,
    clean: cleanValues,
    values,
    edit,
    ...reach,
    undo: () => travel(undone(history.current)),
    redo: () => travel(redone(history.current)),
    isChanged: () => changedFields(cleanValues, values()).length > 0,
    /** Everything anew, with nothing to take back. */
    startOver: (next: TrainingValues) => {
      setCleanValues(next)
      methods.reset(fieldsOf(next))
      show(next)
      keep(startHistory(next))
    },
    /** Several fields and the plan as one step. */
    merge: (change: Partial<TrainingValues>) => {
      show({ ...values(), ...change })
      record()
    },
    /** Calls back after every change, also an undone one. */
    subscribe: (listener: () => void) => {
      listeners.current.add(listener)
      return () => void listeners.current.delete(listener)
    },
  }
}

export type PlannerState = ReturnType<typeof usePlannerState>

function fieldsOf({ blocks: _blocks, ...fields }: TrainingValues): TrainingFields {
  return fields
}
