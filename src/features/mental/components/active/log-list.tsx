import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useMentalLog, type LogRow } from '../../api/progress'
import { toMood } from '../../model/mood'
import { LogWords } from './log-words'
import { MoodMark } from './mood-field'

export type LogReader = 'self' | 'guardian' | 'staff'

interface LogListProps {
  playerId: string
  exerciseId: string
  reader: LogReader
  userId: string
  /** The child has an account: then it alone decides about its words. */
  hasAccount: boolean
}

/** What was practised so far. Moods and private words are there only for whoever may read them. */
export function LogList({ playerId, exerciseId, reader, userId, hasAccount }: LogListProps) {
  const { t } = useTranslation('mental')
  const { data: rows, error, refetch } = useMentalLog({ playerId, exerciseId })
  return (
    <SectionCard title={t('log.title')} description={t(`log.why.${reader}`)}>
      {error && !rows ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {rows ? null : <ListSkeleton />}
      {rows?.length === 0 ? <p className={layout.dim14}>{t('log.empty')}</p> : null}
      <ul className={layout.listStack2}>
        {rows?.map((row) => (
          <LogItem
            key={row.id}
            row={row}
            reader={reader}
            mayShare={
              reader === 'self' ||
              (reader === 'guardian' && !hasAccount && row.words?.written_by === userId)
            }
          />
        ))}
      </ul>
    </SectionCard>
  )
}

interface LogItemProps {
  row: LogRow
  reader: LogReader
  mayShare: boolean
}

function LogItem({ row, reader, mayShare }: LogItemProps) {
  const { t } = useTranslation('mental')
  const before = toMood(row.mood?.score_before ?? null)
  const after = toMood(row.mood?.score_after ?? null)
  return (
    <li className={`${layout.stack2} ${layout.edge} ${layout.roundControl} ${layout.pad3}`}>
      <div className={layout.facts}>
        <span className={layout.medium14}>{formatDate(row.practised_at)}</span>
        <span className={layout.dim13}>{t('facts.minutes', { count: row.minutes })}</span>
      </div>
      {reader !== 'staff' && (before ?? after) ? (
        <div className={`${layout.row2} ${layout.size14}`}>
          {before ? (
            <span className={layout.inline1}>
              <span className={layout.dimmed}>{t('log.before')}</span>
              <MoodMark mood={before} />
            </span>
          ) : null}
          {after ? (
            <span className={layout.inline1}>
              <span className={layout.dimmed}>{t('log.after')}</span>
              <MoodMark mood={after} />
            </span>
          ) : null}
        </div>
      ) : null}
      {row.words ? <LogWords id={row.id} words={row.words} mayShare={mayShare} /> : null}
    </li>
  )
}
