import { Radio, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Audience } from '../../../api/exercise-rows'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import layout from '@/shared/ui/layout.module.css'
import styles from '../exercise-form.module.css'

interface AudienceFieldsProps {
  schoolId: string
  audience: Audience
  problem?: string
  onChange: (audience: Audience) => void
}

/** Me, one of my teams' coaches, or the club's. Public is kept where it is so, and not given. */
export function AudienceFields({ schoolId, audience, problem, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('exercises')
  const access = useTrainingAccess()
  const teams = access.teams.filter((team) => team.school_id === schoolId)
  const choices = [
    'me' as const,
    ...(teams.length > 0 ? ['team' as const] : []),
    'school' as const,
    ...(audience.visibility === 'public' ? ['public' as const] : []),
  ]
  return (
    <>
      <Radio.Group
        label={t('exercise_form.sharing.who')}
        value={audience.visibility}
        onChange={(value) => {
          const visibility = choices.find((choice) => choice === value) ?? 'me'
          const team = audience.team_id ?? teams[0]?.id ?? null
          onChange({ visibility, team_id: visibility === 'team' ? team : null })
        }}
      >
        <div className={`${layout.gap3} ${layout.padBlock2} ${styles.choices}`}>
          {choices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={t(`library.shared.${choice}`)}
              description={t(`exercise_form.sharing.${choice}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {audience.visibility === 'team' ? (
        <Select
          label={t('exercise_form.sharing.team_field')}
          data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={audience.team_id}
          error={problem}
          allowDeselect={false}
          onChange={(team_id) => onChange({ visibility: 'team', team_id })}
        />
      ) : null}
    </>
  )
}
