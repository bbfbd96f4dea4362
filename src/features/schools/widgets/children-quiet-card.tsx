import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatch } from 'react-hook-form'
import { isStaleRow } from '@/lib/stale-row'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { FormSheet } from '@/shared/form/form-sheet'
import { EditableCard } from '@/shared/ui/cards/editable-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useChildrenQuiet, useSaveChildrenQuiet } from '../api/children-quiet'
import {
  childrenQuietSchema,
  quietFromChoices,
  formatChildrenQuiet,
  quietUntilChoices,
  toChildrenQuietInput,
} from '../model/children-quiet'

/** The hours in which nothing rings on the devices of minors: what they are, changed in a sheet. */
export function ChildrenQuietCard({ schoolId }: { schoolId: string }) {
  return (
    <QueryBoundary key={schoolId}>
      <Card schoolId={schoolId} />
    </QueryBoundary>
  )
}

function Card({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools')
  const school = useChildrenQuiet(schoolId)
  return (
    <EditableCard
      title={t('quiet.title')}
      description={t('quiet.why')}
      label={t('match_day.edit')}
      renderSheet={(close) => <QuietSheet read={school} onClose={close} />}
    >
      <FactList
        layout="stack"
        facts={[{ label: t('quiet.hours'), value: formatChildrenQuiet(school) ?? t('quiet.off') }]}
      />
    </EditableCard>
  )
}

interface QuietSheetProps {
  read: ReturnType<typeof useChildrenQuiet>
  onClose: () => void
}

function QuietSheet({ read, onClose }: QuietSheetProps) {
  const { t } = useTranslation('schools')
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [school] = useState(read)
  const { mutateAsync } = useSaveChildrenQuiet(school.id, school.updated_at)
  return (
    <FormSheet
      title={t('quiet.title')}
      label={t('match_day.save')}
      schema={childrenQuietSchema}
      values={toChildrenQuietInput(school)}
      save={mutateAsync}
      fieldErrors={(error) => (isStaleRow(error) ? { is_on: 'schools:match_day.changed' } : {})}
      onClose={onClose}
    >
      <QuietFields zone={school.time_zone} />
    </FormSheet>
  )
}

function QuietFields({ zone }: { zone: string }) {
  const { t } = useTranslation('schools')
  const isOn = useWatch<{ is_on: boolean }>({ name: 'is_on' })
  return (
    <>
      <SwitchField name="is_on" label={t('quiet.switch')} hint={t('quiet.switch_hint')} />
      {isOn ? (
        <>
          <SelectField
            name="from"
            label={t('quiet.from')}
            hint={t('quiet.zone', { zone })}
            options={quietFromChoices.map((value) => ({ value, label: value }))}
            required
          />
          <SelectField
            name="until"
            label={t('quiet.until')}
            options={quietUntilChoices.map((value) => ({ value, label: value }))}
            required
          />
        </>
      ) : null}
    </>
  )
}
