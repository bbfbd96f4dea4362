import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { useOnline } from '@/shared/hooks/use-online'
import { searchQueries } from '../api/search'
import { fewestSigns, type Hit } from '../model/hit'

/** Milliseconds without a key before the club is asked. */
const pause = 120

export interface Asked {
  hits: readonly Hit[]
  isAsking: boolean
  isOffline: boolean
  error: Error | null
  retry: () => void
}

const none: readonly Hit[] = []

/** Asks the club when the keys rest; pages are found without it. */
export function useHits(typed: string): Asked {
  const { i18n } = useTranslation()
  const isOffline = !useOnline()
  const words = typed.trim().replace(/\s+/g, ' ')
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(words), pause)
    return () => window.clearTimeout(timer)
  }, [words])
  const isLong = words.length >= fewestSigns
  const isEnabled = isLong && rested.length >= fewestSigns && !isOffline
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQueries.find(rested, toLocale(i18n.language)),
    enabled: isEnabled,
  })
  return {
    hits: (isEnabled && data) || none,
    isAsking: isLong && !isOffline && (rested !== words || isPlaceholderData || isFetching),
    isOffline,
    error: isEnabled ? error : null,
    retry: () => void refetch(),
  }
}
