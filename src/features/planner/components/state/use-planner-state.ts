import { useEffect, useRef, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { createHistory, record, redo, undo, type UndoHistory } from '@/lib/history'
import { createStore } from '@/lib/store'
import type { Plan } from '../../model/plan'
import { listChangedFields, createChangeSign } from '../../model/board/plan-changes'
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
    defaultValues: omitBlocks(begin),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [plan, setPlan] = useState<Plan>(begin.blocks)
  const [cleanValues, setCleanValues] = useState(clean)
  const live = useRef<Plan>(begin.blocks)
  const history = useRef<UndoHistory<TrainingValues>>(createHistory(begin))
  const [reach, setReach] = useState({ canUndo: false, canRedo: false })
  const isReplaying = useRef(false)
  const [changes] = useState(() => createStore({}))

  function readValues(): TrainingValues {
    return { ...methods.getValues(), blocks: [...live.current] }
  }

  function setHistory(next: UndoHistory<TrainingValues>) {
    history.current = next
    setReach({ canUndo: next.past.length > 0, canRedo: next.future.length > 0 })
  }

  /** Notes what has changed since the last step; nothing if nothing has. */
  function recordChange() {
    if (isReplaying.current) return
    const now = readValues()
    const before = history.current.present
    if (listChangedFields(before, now).length === 0) return
    const key = createChangeSign(before, now)
    const merge = key === null ? null : { key, at: Date.now() }
    setHistory(record(history.current, now, { limit: historyLimit, merge }))
    changes.setState({})
  }

  const noteLatest = useRef(recordChange)
  useEffect(() => {
    noteLatest.current = recordChange
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
    recordChange()
    return true
  }

  /** Fields and plan at once, outside the line of undo. */
  function show(next: TrainingValues) {
    isReplaying.current = true
    methods.reset(omitBlocks(next), { keepDefaultValues: true, keepErrors: true })
    isReplaying.current = false
    live.current = next.blocks
    setPlan(next.blocks)
  }

  function moveInHistory(next: UndoHistory<TrainingValues>) {
    if (next === history.current) return
    setHistory(next)
    show(next.present)
    changes.setState({})
  }

  return {
    methods,
    plan,
    clean: cleanValues,
    values: readValues,
    edit,
    ...reach,
    undo: () => moveInHistory(undo(history.current)),
    redo: () => moveInHistory(redo(history.current)),
    isChanged: () => listChangedFields(cleanValues, readValues()).length > 0,
    /** Everything anew, with nothing to take back. */
    startOver: (next: TrainingValues) => {
      setCleanValues(next)
      methods.reset(omitBlocks(next))
      show(next)
      setHistory(createHistory(next))
    },
    /** Several fields and the plan as one step. */
    merge: (change: Partial<TrainingValues>) => {
      show({ ...readValues(), ...change })
      recordChange()
    },
    /** Calls back after every change, also an undone one. */
    subscribe: changes.subscribe,
  }
}

export type PlannerState = ReturnType<typeof usePlannerState>

function omitBlocks({ blocks: _blocks, ...fields }: TrainingValues): TrainingFields {
  return fields
}
