import { useEffect, useState } from 'react'
import { findFilmRefusal, type FilmFormat, type FilmRefusal } from '../../export/film/film-support'
import { getExportSize } from '../../export/sizes'

export type Refusals = Partial<Record<FilmFormat, FilmRefusal>>

/** Which films this browser cannot write, asked once; null while it is being asked. */
export function useRefusals(): Refusals | null {
  const [refusals, setRefusals] = useState<Refusals | null>(null)
  useEffect(() => {
    let isOpen = true
    const ask = async () => {
      const answers: Refusals = {}
      for (const format of ['mp4', 'webm'] as const) {
        const refusal = await findFilmRefusal(format, getExportSize(format, '16:9', false), 30)
        if (refusal) answers[format] = refusal
      }
      if (isOpen) setRefusals(answers)
    }
    void ask()
    return () => {
      isOpen = false
    }
  }, [])
  return refusals
}
