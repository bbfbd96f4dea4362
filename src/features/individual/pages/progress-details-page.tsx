import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { useProgressEntry } from '../api/progress'
import { useEntryText } from '../components/history/use-entry-text'

/** One entry: what was done, how hard it was and who wrote it down. */
export function ProgressDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('individual')
  const text = useEntryText()
  const { isFamily } = useTrainingAccess()
  const entry = useProgressEntry(id)
  const effort = text.formatEffort(entry.effort)
  const name = formatFullName(entry.player)
  return (
    <DetailsPage
      title={text.formatTitle(entry)}
      back={{
        to: `${paths.individual.progress}?player=${entry.player_id}`,
        label: t('pages.progress'),
      }}
      description={t('entry.by', { name, day: formatDate(entry.practised_at) })}
      actions={
        isFamily ? (
          <LinkButton
            kind="secondary"
            to={href(paths.individual.details, { id: entry.exercise_id })}
            icon={<IconPlayerPlay size={20} stroke={1.75} />}
          >
            {t('entry.exercise')}
          </LinkButton>
        ) : null
      }
    >
      <SectionCard title={t('entry.done')}>
        <FactList
          layout="stack"
          facts={[
            { label: t('entry.result'), value: text.listFigures(entry).join(' · ') },
            ...(effort ? [{ label: t('run.effort'), value: effort }] : []),
            {
              label: t('entry.reason'),
              value: t(entry.assignment_id ? 'entry.given' : 'entry.own'),
            },
            {
              label: t('entry.written'),
              value: t('entry.written_value', {
                name: entry.writer ?? '–',
                day: formatDate(entry.created_at),
              }),
            },
          ]}
        />
      </SectionCard>
      {entry.note ? (
        <SectionCard title={t('run.note')}>
          <p className={`${layout.plain} ${layout.breakable}`} style={{ whiteSpace: 'pre-line' }}>
            {entry.note}
          </p>
        </SectionCard>
      ) : null}
    </DetailsPage>
  )
}
