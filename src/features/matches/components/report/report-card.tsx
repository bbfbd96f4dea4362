import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatDate } from '@/lib/dates'
import { isStaleRow } from '@/lib/stale-row'
import { Form } from '@/shared/form/form'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { StaleRowAlert } from '@/shared/form/stale-row-alert'
import { SubmitBar } from '@/shared/form/submit-bar'
import { useEntityForm, type OpenedRow } from '@/shared/form/use-entity-form'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import { reportQueries, useReport, useSaveReport, type MatchReport } from '../../api/reports'

const maxLength = 6000

const reportSchema = z.object({
  report: z
    .string()
    .trim()
    .min(1, { error: 'matches/report:words.empty' })
    .max(maxLength, { error: 'matches/report:words.too_long' }),
  is_published: z.boolean(),
})

/** The words for the families: a draft of the staff until they are published. */
export function ReportCard({ matchId }: { matchId: string }) {
  const { t } = useTranslation('matches/report')
  const stored = useReport(matchId)
  const opened = useEntityForm(reportQueries.of(matchId))
  return (
    <SectionCard
      title={t('words.title')}
      description={t('words.text')}
      actions={
        stored?.published_at ? (
          <StatusBadge tone="green">
            {t('words.published', { date: formatDate(stored.published_at) })}
          </StatusBadge>
        ) : (
          <StatusBadge>{t(stored ? 'words.draft' : 'words.none')}</StatusBadge>
        )
      }
    >
      <ReportForm key={opened.version} matchId={matchId} opened={opened} />
    </SectionCard>
  )
}

interface ReportFormProps {
  matchId: string
  opened: OpenedRow<MatchReport>
}

function ReportForm({ matchId, opened }: ReportFormProps) {
  const { t } = useTranslation('matches/report')
  const save = useSaveReport(matchId)
  const seenAt = useRef(opened.row?.updated_at ?? null)
  return (
    <Form
      label={t('words.title')}
      schema={reportSchema}
      defaultValues={{
        report: opened.row?.report ?? '',
        is_published: opened.row?.is_published ?? false,
      }}
      draftKey={`match-report:${matchId}`}
      isGuarded
      onSubmit={async (values) => {
        seenAt.current = await save.mutateAsync({ ...values, seenAt: seenAt.current })
      }}
      renderFailure={(error) =>
        isStaleRow(error) ? <StaleRowAlert onReload={opened.reload} /> : null
      }
    >
      <TextareaField
        name="report"
        label={t('words.field')}
        hint={t('words.hint')}
        maxLength={maxLength}
        rows={6}
      />
      <SwitchField name="is_published" label={t('words.publish')} hint={t('words.publish_hint')} />
      <SubmitBar label={t('words.save')} />
    </Form>
  )
}
