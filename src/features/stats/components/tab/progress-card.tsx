import {
  IconAward,
  IconChartRadar,
  IconClipboardCheck,
  IconClipboardText,
  IconUserCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import { useCatalogue } from '@/features/achievements/api/achievements'
import { useProgress } from '../../api/progress'
import type { ProgressLine } from '../../model/progress'
import { ChangeMark } from '../figures/change-mark'
import { useFigures } from '../figures/use-figures'
import styles from './lists.module.css'

const icons = {
  stats_updated: IconChartRadar,
  self_rated: IconUserCheck,
  self_assessed: IconClipboardText,
  assessment_shared: IconClipboardCheck,
  award_won: IconAward,
} as const

/** "Recent progress activities" of spec section 3: what the family knows too. */
export function ProgressCard({ playerId }: { playerId: string }) {
  const { t } = useTranslation('stats')
  const { data, error, refetch } = useProgress(playerId)
  return (
    <SectionCard title={t('progress.title')}>
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <p className={layout.dim13Any}>{t('progress.empty')}</p> : null}
      <ul className={layout.listStack} aria-label={t('progress.title')}>
        {data?.slice(0, 8).map((line) => (
          <ProgressRow key={line.id} line={line} />
        ))}
      </ul>
    </SectionCard>
  )
}

function ProgressRow({ line }: { line: ProgressLine }) {
  const { t } = useTranslation('stats')
  const { data: achievements } = useCatalogue()
  const { show } = useFigures()
  const Icon = icons[line.kind]
  const title = achievements?.find(({ id }) => id === line.achievementId)?.title
  const changes = line.changes.slice(0, 3)
  const overall =
    line.overall === null
      ? null
      : line.previous === null
        ? t('progress.overall', { value: show(line.overall) })
        : t('progress.overall_from', { from: show(line.previous), value: show(line.overall) })
  return (
    <li
      className={`${layout.flex} ${layout.wrap} ${layout.top} ${layout.lineBelow} ${styles.item}`}
    >
      <Icon size={20} stroke={1.75} className={styles.icon} aria-hidden="true" />
      <div className={`${layout.stack} ${layout.gapTight} ${styles.words}`}>
        <p className={layout.name}>
          {line.kind === 'award_won'
            ? title
              ? t('progress.award_won', { title })
              : t('progress.award_won_plain')
            : t(`progress.${line.kind}`)}
        </p>
        <p className={layout.dim13Any}>
          {[formatDate(line.at), overall].filter(Boolean).join(' · ')}
        </p>
        {changes.length > 0 ? (
          <p className={`${layout.flex} ${layout.wrap} ${layout.size13} ${styles.changes}`}>
            {changes.map(({ attribute, points }) => (
              <span key={attribute}>
                {t(`attributes.${attribute}`)} <ChangeMark points={points} />
              </span>
            ))}
          </p>
        ) : null}
      </div>
    </li>
  )
}
