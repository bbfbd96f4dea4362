import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { Button, IconButton } from '@/shared/ui/button'
import type { OwnTeam } from '../../api/own-teams'
import { playerLimits } from '../../model/player'
import type { PlayerInput } from '../../model/player-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from './player-form.module.css'

interface SquadsFieldProps {
  teams: readonly OwnTeam[]
}

/** The teams of the player, each with the number on the shirt. */
export function SquadsField({ teams }: SquadsFieldProps) {
  const { t } = useTranslation('people')
  const { control } = useFormContext<PlayerInput>()
  const { fields, append, remove } = useFieldArray({ control, name: 'squads' })
  const seasons = new Set(teams.map(({ season }) => season))
  const options = teams.map(({ id, name, season }) => ({
    value: id,
    label: seasons.size > 1 ? `${name} · ${season}` : name,
  }))
  return (
    <div className={`${layout.grid} ${layout.gap4} ${styles.rows}`}>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className={`${layout.grid} ${layout.gap3} ${layout.full} ${layout.top} ${styles.row}`}
          role="group"
          aria-label={t('form.team_n', { number: index + 1 })}
        >
          <SelectField
            name={`squads.${index}.team_id`}
            label={t('list.team')}
            options={options}
            required
          />
          <NumberField
            name={`squads.${index}.shirt_number`}
            label={t('player.shirt')}
            min={playerLimits.shirt.min}
            max={playerLimits.shirt.max}
          />
          <IconButton
            label={t('form.leave_team', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </div>
      ))}
      {fields.length < Math.min(teams.length, playerLimits.teams) ? (
        <Button
          kind="secondary"
          icon={<IconPlus size={18} stroke={1.75} />}
          onClick={() => append({ team_id: '', shirt_number: null })}
        >
          {t('form.add_team')}
        </Button>
      ) : null}
    </div>
  )
}
