import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { Team } from '@/features/teams/api/teams'
import { SearchField } from '@/shared/ui/filters/search-field'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { usePastSessions, type PastSession } from '../../api/past-sessions'
import { sumStoredMinutes } from '../../model/plan-times'
import { PastPreview } from './past-preview'
import type { Beginning } from './start-from'
import styles from './start-from.module.css'

interface PastPickerProps {
  team: Team
  onBegin: (beginning: Beginning) => void
}

/** The team's earlier sessions; one is looked at before it is taken. */
export function PastPicker({ team, onBegin }: PastPickerProps) {
  const { t, i18n } = useTranslation(['planner', 'training'])
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = usePastSessions([team.id], q)

  function formatStartDay({ starts_at, team: { school } }: PastSession): string {
    return formatDay(toWallClock(starts_at, school.time_zone).date, i18n.language)
  }

  return (
    <>
      <SearchField label={t('plan.begin.search')} value={q} onChange={setQ} />
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={4} /> : null}
      {data?.length === 0 ? (
        <p className={`${layout.dim14} ${layout.roundControl} ${layout.textCenter} ${styles.none}`}>
          {t(q ? 'plan.begin.no_match' : 'plan.begin.no_past')}
        </p>
      ) : null}
      <ul className={`${layout.list} ${styles.list}`}>
        {data?.map((session) => (
          <li key={session.id}>
            <button
              type="button"
              aria-expanded={chosen === session.id}
              onClick={() => setChosen(chosen === session.id ? null : session.id)}
            >
              <span>{session.title || t('training:list.untitled')}</span>
              <small data-figures="">
                {formatStartDay(session)} ·{' '}
                {t('training:list.length', { count: sumStoredMinutes(session.blocks) })}
              </small>
            </button>
            {chosen === session.id ? <PastPreview id={session.id} onBegin={onBegin} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
