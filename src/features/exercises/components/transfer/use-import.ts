/** Bringing in the entries of a file, one after the other: what fails is told, the others go on. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toAppError, type AppErrorCode } from '@/lib/errors'
import { invalidateTables } from '@/lib/query/tables'
import { fetchReadableIds } from '../../api/exercise-rows'
import { saveExercise } from '../../api/exercise-writes'
import { toSaveArgument } from '../../model/exercise-form/stored-exercise'
import { sortForSaving, type PlannedEntry } from '../../model/transfer/import-plan'

export interface ImportResult {
  added: number
  replaced: number
  skipped: number
  failed: { title: string; code: AppErrorCode }[]
}

export function useImport(schoolId: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)

  async function run(entries: readonly PlannedEntry[]) {
    const wanted = sortForSaving(
      entries.filter(({ choice, values }) => choice !== 'skip' && values),
    )
    const sum: ImportResult = {
      added: 0,
      replaced: 0,
      skipped: entries.length - wanted.length,
      failed: [],
    }
    setProgress({ done: 0, all: wanted.length })
    /** Where the ids of the file are now. */
    const ids = new Map(entries.flatMap(({ id, mine }) => (mine && id ? [[id, mine.id]] : [])))
    const known = await fetchReadableIds(
      wanted.flatMap(({ values }) => values?.next_id ?? []),
    ).catch(() => new Set<string>())
    for (const [index, { id, title, values, mine, choice }] of wanted.entries()) {
      if (values) {
        const next = ids.get(values.next_id ?? '') ?? values.next_id
        const isThere = next !== null && (known.has(next) || [...ids.values()].includes(next))
        const target =
          choice === 'replace' && mine
            ? { id: mine.id, version: mine.version }
            : { school_id: schoolId }
        const kept = choice === 'replace' && mine ? mine.values : values
        const { visibility, team_id } = kept
        try {
          const saved = await saveExercise(
            toSaveArgument(
              { ...values, next_id: isThere ? next : null, visibility, team_id },
              target,
            ),
          )
          ids.set(id, saved.id)
          if (choice === 'replace') sum.replaced += 1
          else sum.added += 1
        } catch (thrown) {
          sum.failed.push({ title, code: toAppError(thrown).code })
        }
      }
      setProgress({ done: index + 1, all: wanted.length })
    }
    await invalidateTables(client, ['exercises', 'exercise_texts'])
    setProgress(null)
    setResult(sum)
  }

  return { progress, result, run, clear: () => setResult(null) }
}
