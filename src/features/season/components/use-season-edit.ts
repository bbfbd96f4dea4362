import { useState } from 'react'
import { toAppError, type AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { seasonPlanQueries, useEditSeasonPlan } from '../api/season-plans'
import { invertEdit, type SeasonEdit } from '../model/season-edit'

interface Failure {
  error: AppError
  edit: SeasonEdit
}

const deepest = 50

/** Saves every change by itself, remembers how to take it back, and keeps what could not be saved. */
export function useSeasonEdit(teamId: string) {
  const { mutateAsync, isPending, isSuccess } = useEditSeasonPlan(teamId)
  const [past, setPast] = useState<SeasonEdit[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const { queryKey } = seasonPlanQueries.ofTeam(teamId)

  async function send(edit: SeasonEdit, isForced = false): Promise<boolean> {
    try {
      await mutateAsync({ edit, isForced })
      setFailure(null)
      return true
    } catch (thrown) {
      setFailure({ error: toAppError(thrown), edit })
      return false
    }
  }

  function change(edit: SeasonEdit): void {
    const plan = queryClient.getQueryData(queryKey)
    const inverse = plan ? invertEdit(plan, edit) : null
    void send(edit).then((isSaved) => {
      if (isSaved && inverse) setPast((all) => [...all, inverse].slice(-deepest))
    })
  }

  function undo(): void {
    const last = past.at(-1)
    if (!last || isPending) return
    setPast((all) => all.slice(0, -1))
    void send(last)
  }

  async function discard(): Promise<void> {
    setFailure(null)
    await queryClient.invalidateQueries({ queryKey })
  }

  return {
    change,
    undo,
    canUndo: past.length > 0 && !isPending,
    state: isPending ? 'saving' : failure ? 'failed' : isSuccess ? 'saved' : 'idle',
    failure: failure?.error ?? null,
    /** Once more; over what somebody else wrote, if that was the reason. */
    retry: () => {
      if (failure) void send(failure.edit, failure.error.code === 'conflict')
    },
    discard: () => void discard(),
  } as const
}

export type SeasonEditing = ReturnType<typeof useSeasonEdit>
