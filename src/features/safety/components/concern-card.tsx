import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useMoveConcern, type Concern } from '../api/concerns'
import { caseLimits, closeSchema } from '../model/case-schemas'
import { isCaseOverdue } from '../model/deadline'
import { CaseCard } from './case-card'
import layout from '@/shared/ui/layout.module.css'
import styles from './case-list.module.css'
import { ConcernNotes } from './concern-notes'
import { WordsSheet } from './words-sheet'

/** From this many reports of one sender in a day on, the card says so. */
const manyReports = 5

export function ConcernCard({ concern }: { concern: Concern }) {
  const { t } = useTranslation('safety')
  const move = useMoveConcern()
  const [sheet, setSheet] = useState<'notes' | 'close' | null>(null)
  const { id, status } = concern
  return (
    <CaseCard
      title={concern.school_name ?? t('concern.no_school')}
      status={status}
      created_at={concern.created_at}
      responsible={concern.handled_by_name}
      isOverdue={isCaseOverdue(concern)}
      isUrgent={concern.is_urgent}
      badges={
        concern.sender_count > manyReports && (
          <StatusBadge>{t('concern.many', { count: concern.sender_count })}</StatusBadge>
        )
      }
      facts={[
        concern.about_name && t('concern.about', { name: concern.about_name }),
        concern.reporter_name
          ? t('concern.from', { name: concern.reporter_name })
          : t('concern.anonymous'),
        concern.reporter_contact && t('concern.contact', { contact: concern.reporter_contact }),
      ]}
      actions={
        <>
          {status === 'in_review' ? (
            <Button onClick={() => setSheet('close')}>{t('actions.close')}</Button>
          ) : (
            <Button
              kind={status === 'closed' ? 'secondary' : 'primary'}
              busy={move.isPending}
              onClick={() => move.mutate({ concernId: id, status: 'in_review' })}
            >
              {t(status === 'closed' ? 'actions.reopen' : 'actions.take_up')}
            </Button>
          )}
          <Button kind="secondary" onClick={() => setSheet('notes')}>
            {t('concern.notes', { count: concern.note_count })}
          </Button>
        </>
      }
    >
      <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.body}`}>
        {concern.body}
      </p>
      {sheet === 'notes' && <ConcernNotes concern={concern} onClose={() => setSheet(null)} />}
      {sheet === 'close' && (
        <WordsSheet
          title={t('close.title')}
          label={t('close.label')}
          hint={t('close.concern_hint')}
          submit={t('actions.close')}
          schema={closeSchema}
          maxLength={caseLimits.note}
          busy={move.isPending}
          onClose={() => setSheet(null)}
          onSubmit={async (note) => {
            await move.mutateAsync({ concernId: id, status: 'closed', note })
            setSheet(null)
          }}
        />
      )}
    </CaseCard>
  )
}
