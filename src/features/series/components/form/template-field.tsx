import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { SelectField } from '@/shared/form/fields/select-field'
import { useTemplates } from '@/features/planner/api/templates'
import type { SeriesValues } from '../../model/series-schema'

/** A plan that every training begins with. */
export function TemplateField({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation('series')
  const teamId = useWatch<SeriesValues, 'team_id'>({ name: 'team_id' })
  const schoolId = teams.find(({ id }) => id === teamId)?.school_id ?? ''
  const { data: templates = [] } = useTemplates(schoolId)
  return (
    <SelectField
      name="template_id"
      label={t('series.template')}
      placeholder={t('series.no_template')}
      options={templates.map(({ id, title }) => ({ value: id, label: title }))}
      isClearable
    />
  )
}
