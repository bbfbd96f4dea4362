import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { useMoveReport, type MessageReport } from '../api/message-reports'
import { caseLimits, resolutionSchema } from '../model/case-schemas'
import { isCaseOverdue } from '../model/deadline'
import { CaseCard } from './case-card'
import layout from '@/shared/ui/layout.module.css'
import styles from './case-list.module.css'
import { WordsSheet } from './words-sheet'

export function ReportCard({ report }: { report: MessageReport }) {
  const { t } = useTranslation('safety')
  const move = useMoveReport()
  const [isClosing, setIsClosing] = useState(false)
  return (
    <CaseCard
      title={t('report.title', { author: report.author_name ?? t('report.somebody') })}
      status={report.status}
      created_at={report.created_at}
      responsible={report.handled_by_name}
      isOverdue={isCaseOverdue(report)}
      facts={[
        report.school_name,
        report.reporter_name && t('concern.from', { name: report.reporter_name }),
        report.resolution && t('report.decided', { words: report.resolution }),
      ]}
      actions={
        report.status === 'open' ? (
          <Button
            busy={move.isPending}
            onClick={() => move.mutate({ reportId: report.id, status: 'in_review' })}
          >
            {t('actions.take_up')}
          </Button>
        ) : (
          report.status === 'in_review' && (
            <Button onClick={() => setIsClosing(true)}>{t('actions.close')}</Button>
          )
        )
      }
    >
      <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.body}`}>
        {report.reason}
      </p>
      {isClosing && (
        <WordsSheet
          title={t('close.title')}
          label={t('close.label')}
          hint={t('close.report_hint')}
          submit={t('actions.close')}
          schema={resolutionSchema}
          maxLength={caseLimits.resolution}
          busy={move.isPending}
          onClose={() => setIsClosing(false)}
          onSubmit={async (resolution) => {
            await move.mutateAsync({ reportId: report.id, status: 'closed', resolution })
            setIsClosing(false)
          }}
        />
      )}
    </CaseCard>
  )
}
