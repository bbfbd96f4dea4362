import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { playerPhotoQueries } from '@/features/scene/api/player-photos'
import { noPhotos, listPhotoSources } from '@/features/scene/model/draw/photos'
import type { ExportFile } from '../../export/choice'
import { runExport, type ExportJob } from '../../export/run-export'

export type JobState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number; secondsLeft: number | null }
  | { phase: 'done'; files: ExportFile[] }
  | { phase: 'failed' }

/** Milliseconds between two pictures of the progress: it must not cost the film its time. */
const shownEvery = 120

/** One export after the other; leaving cancels it. */
export function useExportJob() {
  const client = useQueryClient()
  const [state, setState] = useState<JobState>({ phase: 'idle' })
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function start(job: Pick<ExportJob, 'scene' | 'choice' | 'texts'>) {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const began = performance.now()
    let shown = -Infinity
    setState({ phase: 'running', done: 0, total: 0, secondsLeft: null })
    const handleProgress: ExportJob['onProgress'] = ({ done, total }) => {
      const now = performance.now()
      if (own.signal.aborted || now - shown < shownEvery) return
      shown = now
      const perPart = done > 0 ? (now - began) / 1000 / done : null
      const secondsLeft = perPart === null ? null : Math.ceil(perPart * (total - done))
      setState({ phase: 'running', done, total, secondsLeft })
    }
    try {
      const photos = await client
        .ensureQueryData(playerPhotoQueries.of(listPhotoSources(job.scene)))
        .catch(() => noPhotos)
      const files = await runExport({
        ...job,
        photos,
        signal: own.signal,
        onProgress: handleProgress,
      })
      if (own.signal.aborted) return null
      setState({ phase: 'done', files })
      return files
    } catch (error) {
      if (own.signal.aborted) return null
      console.warn(error)
      setState({ phase: 'failed' })
      return null
    }
  }

  return {
    state,
    start,
    cancel: () => {
      controller.current?.abort()
      setState({ phase: 'idle' })
    },
    again: () => setState({ phase: 'idle' }),
  }
}
