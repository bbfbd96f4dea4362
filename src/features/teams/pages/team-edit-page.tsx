import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useTeam } from '../api/team'
import { useUpdateTeam } from '../api/team-writes'
import { TeamForm } from '../components/form/team-form'

export function TeamEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [{ name, age_group, season, school_id, updated_at }] = useState(useTeam(id))
  const save = useUpdateTeam(id, updated_at)
  const details = href(paths.teams.details, { id })
  return (
    <FormPage title={t('pages.edit')} back={{ to: details, label: name }}>
      <TeamForm
        values={{ name, age_group, season, school_id }}
        schools={[]}
        saveLabel={t('form.save')}
        cancelTo={details}
        draftKey={`team-${id}`}
        onSave={async (values) => {
          await save.mutateAsync(values)
          await navigate(details)
        }}
      />
    </FormPage>
  )
}
