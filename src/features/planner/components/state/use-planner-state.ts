import { useEffect, useRef, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { createHistory, record, redo, undo, type History } from '@/lib/history'
import { createStore } from '@/lib/store'
import type { Plan } from '../../model/plan'
import { changedFields, changeSign } from '../../model/board/plan-changes'
import {
  trainingFields,
  type TrainingFields,
  type TrainingValues,
} from '../../model/training-schema'

/** Steps that can be taken back. */
const historyLimit = 100

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
  const history = useRef<History<TrainingValues>>(createHistory(begin))
  const [reach, setReach] = useState({ canUndo: false, canRedo: false })
  const isReplaying = useRef(false)
  const [changes] = useState(() => createStore({}))

  function values(): TrainingValues {
    return { ...methods.getValues(), blocks: [...live.current] }
  }

  function keep(next: History<TrainingValues>) {
    history.current = next
    setReach({ canUndo: next.past.length > 0, canRedo: next.future.length > 0 })
  }

  /** Notes what has changed since the last step; nothing if nothing has. */
  function note() {
    if (isReplaying.current) return
    const now = values()
    const before = history.current.present
    if (changedFields(before, now).length === 0) return
    const key = changeSign(before, now)
    const merge = key === null ? null : { key, at: Date.now() }
    keep(record(history.current, now, { limit: historyLimit, merge }))
    changes.setState({})
  }

  const noteLatest = useRef(note)
  useEffect(() => {
    noteLatest.current = note
  })

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: () => noteLatest.current(),
      }),
    [methods],
  )

  function edit(change: (plan: Plan) => Plan) {
    const next = change(live.current)
    if (next === live.current) return false
    live.current = next
    setPlan(next)
    note()
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
    changes.setState({})
  }

  return {
    methods,
    plan,
    clean: cleanValues,
    values,
    edit,
    ...reach,
    undo: () => travel(undo(history.current)),
    redo: () => travel(redo(history.current)),
    isChanged: () => changedFields(cleanValues, values()).length > 0,
    /** Everything anew, with nothing to take back. */
    startOver: (next: TrainingValues) => {
      setCleanValues(next)
      methods.reset(fieldsOf(next))
      show(next)
      keep(createHistory(next))
    },
    /** Several fields and the plan as one step. */
    merge: (change: Partial<TrainingValues>) => {
      show({ ...values(), ...change })
      note()
    },
    /** Calls back after every change, also an undone one. */
    subscribe: changes.subscribe,
  }
}

export type PlannerState = ReturnType<typeof usePlannerState>

function fieldsOf({ blocks: _blocks, ...fields }: TrainingValues): TrainingFields {
  return fields
}
