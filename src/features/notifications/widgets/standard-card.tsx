import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { isStaleRow } from '@/lib/stale-row'
import { FormSheet } from '@/shared/form/form-sheet'
import { EditableCard } from '@/shared/ui/cards/editable-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useRemoveStandard, useSaveStandard, useStandard } from '../api/standards'
import { StandardFields } from '../components/standard-fields'
import { subjects } from '../model/preferences'
import { listSwitchedOn, standardSchema, type StoredStandard } from '../model/standard'

interface StandardProps {
  /** Null: the platform's. */
  schoolId: string | null
}

/** How notifications are set for people who have not chosen, and how many those are; changed in a sheet. */
export function StandardCard({ schoolId }: StandardProps) {
  return (
    <QueryBoundary key={schoolId}>
      <Card schoolId={schoolId} />
    </QueryBoundary>
  )
}

function Card({ schoolId }: StandardProps) {
  const { t } = useTranslation('notifications/preferences')
  const standard = useStandard(schoolId)
  const { followers, people } = standard
  const on = listSwitchedOn(standard)
  const ways = on.ways.map((way) => t(`switches.${way}`)).join(', ')
  const named = on.subjects.map((subject) => t(`switches.${subject}`)).join(', ')
  return (
    <EditableCard
      title={t('standard.title')}
      description={t(schoolId ? 'standard.why' : 'standard.why_platform')}
      label={t('standard.edit')}
      renderSheet={(close) => <StandardSheet schoolId={schoolId} read={standard} onClose={close} />}
    >
      <FactList
        layout="stack"
        facts={[
          { label: t('standard.ways'), value: ways || t('standard.nothing') },
          {
            label: t('standard.subjects'),
            value:
              on.subjects.length === subjects.length
                ? t('standard.all')
                : named || t('standard.nothing'),
          },
          { label: t('digest_title'), value: t(`digests.${standard.digest}`) },
          {
            label: t('standard.lead_training'),
            value: t(`lead_times.${standard.training_lead}`),
          },
          { label: t('standard.lead_tasks'), value: t(`lead_times.${standard.tasks_lead}`) },
          {
            label: t('standard.followers'),
            value: t('standard.followers_value', { followers, people }),
          },
        ]}
      />
      <p className={`${layout.plain} ${layout.dim13}`}>
        <Origin schoolId={schoolId} standard={standard} />
        {followers < people ? ` ${t('standard.others')}` : null}
      </p>
    </EditableCard>
  )
}

/** Who decided this, and when. */
function Origin({ schoolId, standard }: StandardProps & { standard: StoredStandard }) {
  const { t } = useTranslation('notifications/preferences')
  const { updated_at, updated_by } = standard
  if (!updated_at) return schoolId ? t('standard.usual') : null
  if (!updated_by) return null
  return t('standard.own', { name: updated_by, when: formatAge(updated_at) })
}

interface StandardSheetProps extends StandardProps {
  read: StoredStandard
  onClose: () => void
}

function StandardSheet({ schoolId, read, onClose }: StandardSheetProps) {
  const { t } = useTranslation('notifications/preferences')
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [standard] = useState(read)
  const save = useSaveStandard(schoolId, standard.updated_at)
  const remove = useRemoveStandard(schoolId, standard.updated_at ?? '')
  const isOwn = standard.updated_at !== null
  return (
    <FormSheet
      title={t('standard.title')}
      label={t('standard.save')}
      schema={standardSchema}
      values={standard}
      save={save.mutateAsync}
      fieldErrors={(error) => {
        if (!isStaleRow(error)) return {}
        return { email: 'notifications/preferences:standard.changed' }
      }}
      {...(isOwn ? { other: { label: t('standard.back'), act: () => remove.mutateAsync() } } : {})}
      onClose={onClose}
    >
      <StandardFields followers={standard.followers} />
    </FormSheet>
  )
}
