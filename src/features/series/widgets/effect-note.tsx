import { useTranslation } from 'react-i18next'
import type { ChangeEffect } from '../model/series-change'
import layout from '@/shared/ui/layout.module.css'
import styles from './series.module.css'
import { useEffectLines } from './use-effect-lines'

interface EffectNoteProps {
  query: { data?: ChangeEffect; isFetching: boolean; isError: boolean }
  /** The school's. */
  zone: string
}

/** The sentences of a change that concerns several trainings. */
export function EffectNote({ query, zone }: EffectNoteProps) {
  const { t } = useTranslation('series')
  const { lines, warnings } = useEffectLines(zone)
  const { data, isError, isFetching } = query
  if (isError || (!data && !isFetching)) return null
  return (
    <div
      className={`${layout.column} ${layout.gap1} ${layout.roundControl} ${styles.effect}`}
      role="status"
      aria-label={t('series.effect.label')}
      aria-busy={isFetching}
    >
      {data ? (
        <>
          {lines(data).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {warnings(data).map((line) => (
            <p key={line} className={`${layout.medium} ${layout.amber}`}>
              {line}
            </p>
          ))}
        </>
      ) : (
        <p>{t('series.effect.looking')}</p>
      )}
    </div>
  )
}
